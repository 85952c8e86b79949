/** `text`: the search field's text */
export type HistorySearchContext = { text: string }

export type HistorySearchInput = { text: string }

export type HistorySearchEvent =
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  /** the address has another search now: back, forward, a link */
  | { type: 'search.adopt'; text: string }

export type HistorySearchFact = { type: 'search.settled'; text: string }
