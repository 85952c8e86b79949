export type NavigationInput = {
  /** key of the current history entry: the same address visited twice has two scroll positions */
  entry: string
  path: string
}

export type NavigationContext = NavigationInput & {
  /** the scroll position in pixels of each history entry that was scrolled */
  positions: readonly { entry: string; position: number }[]
}

export type NavigationEvent =
  /** a link or a redirection; a replaced entry keeps its key, but shows a new screen */
  | { type: 'history.pushed'; entry: string; path: string }
  /** the browser's back and forward buttons */
  | { type: 'history.popped'; entry: string; path: string }
  | { type: 'page.scrolled'; position: number }
  | { type: 'screen.rendered' }
  | { type: 'screen.unmounted' }
  /** the page is long enough and stands at the position to restore */
  | { type: 'position.reached' }
  /** the user scrolls, types or presses: their position wins */
  | { type: 'user.interacted' }

export type NavigationTag = 'returned'
