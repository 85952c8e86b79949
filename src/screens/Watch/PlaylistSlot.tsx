import { lazy, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { parsePlaylistOfAddress } from './playlistOfAddress.ts'
import { PlaylistPanelSkeleton } from './PlaylistPanelSkeleton.tsx'

const PlaylistPanel = lazy(async () => ({ default: (await import('./PlaylistPanel.tsx')).PlaylistPanel }))

/** The playlist beside the player, when the address names one; its code comes only then.
 * `isComing`: the page's own answer will bring it. */
export function PlaylistSlot({ contentId, isComing = false }: { contentId: string; isComing?: boolean }) {
  const [search] = useSearchParams()
  const place = parsePlaylistOfAddress(search)
  if (!place) return null
  return (
    <Suspense fallback={<PlaylistPanelSkeleton />}>
      <PlaylistPanel contentId={contentId} isComing={isComing} {...place} />
    </Suspense>
  )
}
