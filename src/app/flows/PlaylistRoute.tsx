import { useState } from 'react'
import { useParams } from 'wouter'
import { SharingContext } from '../../components/ShareButton/useSharing.tsx'
import { PlaylistDeletionFlowContext } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { PlaylistFormFlowContext } from '../../machines/playlistForm/usePlaylistForm.ts'
import { PlaylistOrderFlowContext } from '../../machines/playlistOrder/usePlaylistOrder.ts'
import { PlaylistRemovalContext } from '../../machines/playlistRemoval/usePlaylistRemoval.ts'
import { Playlist } from '../../screens/Playlist/Playlist.tsx'
import { Playlists } from '../../screens/Playlists/Playlists.tsx'
import { playlistDeletionFlow, playlistFormFlow, playlistOrderFlow, removeFromPlaylist } from './playlistFlows.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'
import { sharing } from './sharing.ts'

/** /playlist, the viewer's own, and /playlist/{id}, one of them or a shared one. */
export function PlaylistRoute() {
  const { playlistId } = useParams<{ playlistId?: string }>()
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(PlaylistFormFlowContext, playlistFormFlow(services)),
    lend(PlaylistDeletionFlowContext, playlistDeletionFlow(services)),
    lend(SharingContext, sharing),
    lend(PlaylistOrderFlowContext, playlistOrderFlow(services)),
    lend(PlaylistRemovalContext, removeFromPlaylist(services)),
  ])
  return <Provide flows={flows}>{playlistId === undefined ? <Playlists /> : <Playlist key={playlistId} id={playlistId} />}</Provide>
}
