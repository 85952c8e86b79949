import { lazy, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { parsePlaylistOfAddress } from './playlistOfAddress.ts'
import { PlaylistPanelSkeleton } from './PlaylistPanelSkeleton.tsx'

const PlaylistPanel = lazy(async () => ({ default: (await import('./PlaylistPanel.tsx')).PlaylistPanel }))

/** The playlist beside the player, when the address names one; its code comes only then. */
export function PlaylistSlot({ contentId }: { contentId: string }) {
  const [search] = useSearchParams()
  const place = parsePlaylistOfAddress(search)
  if (!place) return null
  return (
    <Suspense fallback={<PlaylistPanelSkeleton />}>
      <PlaylistPanel contentId={contentId} {...place} />
    </Suspense>
  )
}
