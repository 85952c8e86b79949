/** `pages`: how many were loaded by scrolling */
export type InfiniteScrollContext = { pages: number }

export type InfiniteScrollEvent =
  /** the person has scrolled the page */
  | { type: 'page.scrolled' }
  /** the end of the list has come near the visible part of the page, or is near after a page was added */
  | { type: 'end.approached' }
  /** a page was added; `nextCursor`: of the next one */
  | { type: 'list.grew'; nextCursor: string | null }
  /** a page could not be loaded; the list says so */
  | { type: 'page.failed' }

export type InfiniteScrollFact = { type: 'page.wanted' }
