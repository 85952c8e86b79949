/** The playlist that a watch address is part of (specification §2); null without one. */
export function parsePlaylistOfAddress(search: URLSearchParams): { playlistId: string; isShuffled: boolean } | null {
  const playlistId = search.get('playlist')
  return playlistId ? { playlistId, isShuffled: search.get('shuffle') === 'true' } : null
}
