/** Returns the playlist of a watch address (specification §2); null without one. */
export function parsePlaylistOfAddress(search: URLSearchParams): { playlistId: string; isShuffled: boolean } | null {
  const playlistId = search.get('playlist')
  return playlistId ? { playlistId, isShuffled: search.get('shuffle') === 'true' } : null
}
