export const libraryTabs = ['history', 'playlists'] as const
export type LibraryTab = (typeof libraryTabs)[number]

/** Reads `?tab=` of the library; the history by default. */
export function parseLibraryTab(search: URLSearchParams): LibraryTab {
  return libraryTabs.find((tab) => tab === search.get('tab')) ?? 'history'
}
