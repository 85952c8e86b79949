export type SuggestionsContext = {
  /** as last typed, trimmed */
  query: string
  /** the query whose suggestions are in the cache and shown; empty when there is none */
  answered: string
}

export type SuggestionsEvent = { type: 'query.change'; query: string } | { type: 'suggestions.close' }

export type SuggestionsTag = 'open'
