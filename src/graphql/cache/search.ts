/** For a type without an id: the entity that contains it keeps it. */
export const keyless = (): null => null

/** Types of search and Explore. They have no key: they are embedded in a response, and nothing else refers to them. */
export const searchKeys = {
  CappedGroups: keyless,
  Category: keyless,
  ExplorePage: keyless,
  FoundChannel: keyless,
  FoundContent: keyless,
  FoundPassage: keyless,
  Fragment: keyless,
  SearchResult: keyless,
  SearchStats: keyless,
  Suggestion: keyless,
}
