export const libraryTabs = ['history', 'playlists'] as const
export type LibraryTab = (typeof libraryTabs)[number]

/** `?tab=` of the library; the history when it is none of them. */
export function parseLibraryTab(search: URLSearchParams): LibraryTab {
  return libraryTabs.find((tab) => tab === search.get('tab')) ?? 'history'
}
