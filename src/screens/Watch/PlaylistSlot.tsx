import { useSearchParams } from 'wouter'
import { lazyPart } from '../../components/lazyPart.tsx'
import type { PlaylistPanelProps } from './PlaylistPanel.tsx'
import { parsePlaylistOfAddress } from './playlistOfAddress.ts'
import { PlaylistPanelSkeleton } from './PlaylistPanelSkeleton.tsx'

const PlaylistPanel = lazyPart<PlaylistPanelProps>(async () => (await import('./PlaylistPanel.tsx')).PlaylistPanel, {
  fallback: <PlaylistPanelSkeleton />,
})

/**
 * Renders the playlist beside the player, when the address names one; its code loads only then. `isComing`: the page's own query loads it.
 */
export function PlaylistSlot({ contentId, isComing = false }: { contentId: string; isComing?: boolean }) {
  const [search] = useSearchParams()
  const place = parsePlaylistOfAddress(search)
  if (!place) return null
  return <PlaylistPanel contentId={contentId} isComing={isComing} {...place} />
}
