/** Why no model test runs over a screen of these machines. */
export const withoutScreen: Readonly<Record<string, string>> = {
  commentArrivals: 'not written yet; tests/screens/comments.test.tsx shows its button',
  commentSending: 'it goes on without a screen; the form that waits for it is `commentForm`',
  inspector: 'not written yet; tests/screens/inspector.test.tsx shows its page',
  lazyPart: 'not written yet; tests/ui opens the parts that it loads',
  listing: 'not written yet; tests/screens/search.test.tsx and explore.test.tsx page through its lists',
  navigation: 'it moves the focus and the scroll position of whole pages, which only a browser has',
  notificationFeed: 'it keeps the cached count of unread notifications fresh, and shows nothing itself',
  playbackReport: 'it reports in the background, and has no state to show',
  playlistQueue: 'not written yet; tests/screens/watchPlaylist.test.tsx plays a playlist',
  playlistRemoval: 'it goes on without a screen: a toast offers the undo',
  resubscription: 'it renews subscriptions of the network, and shows nothing',
  suggestions: 'not written yet; tests/screens/searchBar.test.tsx chooses suggestions',
  toasts: 'not written yet; tests/ui shows and closes toasts',
  undo: 'it runs after the toast that offers it has closed, and only its failure is announced',
}
