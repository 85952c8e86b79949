const keyless = (): null => null

/** Of search and Explore: parts of an answer, which nothing else points to. */
export const searchKeys = {
  CappedGroups: keyless,
  Category: keyless,
  ExplorePage: keyless,
  FoundChannel: keyless,
  FoundContent: keyless,
  Fragment: keyless,
  SearchResult: keyless,
  SearchStats: keyless,
  Suggestion: keyless,
}
