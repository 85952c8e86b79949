/** Why no model test runs over a screen of these machines. */
export const withoutScreen: Readonly<Record<string, string>> = {
  commentSending: 'it goes on without a screen; the form that waits for it is `commentForm`',
  infiniteScroll: 'it only decides when `paging` loads a page, whose button looks the same; tests/e2e/home.test.ts scrolls in Chromium',
  navigation: 'it moves the focus and the scroll position of whole pages, which only a browser has',
  notificationFeed: 'it keeps the cached count of unread notifications fresh, and shows nothing itself',
  playbackReport: 'it reports in the background, and has no state to show',
  playlistRemoval: 'it outlives its screen; tests/screens/playlists.test.tsx presses what its toasts offer',
  resubscription: 'it renews subscriptions of the network, and shows nothing',
  uploadQueue:
    'its dock and its list show the states of the uploads in it; tests/screens/uploadDock.test.tsx presses what they offer, tests/e2e/model/uploadQueue.ts walks through it in Chromium',
  undo: 'its toast has closed: what it restores comes back into the list, and only its failure is announced',
}
