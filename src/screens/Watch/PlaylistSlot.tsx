import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { useFlow } from '../../machines/common/flows.ts'
import { parsePlaylistOfAddress } from './playlistOfAddress.ts'

/** `isComing`: the page's own query loads it. */
export type PlaylistPanelProps = { playlistId: string; contentId: string; isShuffled: boolean; isComing: boolean }

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** Renders the playlist that plays. Provided by the app; its code loads when it is first needed. */
    playlistPanel: (props: PlaylistPanelProps) => ReactNode
  }
}

/**
 * Renders the playlist beside the player, when the address names one; its code loads only then. `isComing`: the page's own query loads it.
 */
export function PlaylistSlot({ contentId, isComing = false }: { contentId: string; isComing?: boolean }) {
  const [search] = useSearchParams()
  const drawPanel = useFlow('playlistPanel')
  const place = parsePlaylistOfAddress(search)
  return place && drawPanel({ contentId, isComing, ...place })
}
