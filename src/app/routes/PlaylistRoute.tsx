import { useState } from 'react'
import { useParams } from 'wouter'
import { SharingContext } from '../../components/ShareButton/useSharing.tsx'
import { PlaylistDeletionFlowContext } from '../../machines/playlist/usePlaylistDeletion.ts'
import { PlaylistFormFlowContext } from '../../machines/playlist/playlistForm/usePlaylistForm.ts'
import { PlaylistOrderFlowContext } from '../../machines/playlist/playlistOrder/usePlaylistOrder.ts'
import { PlaylistRemovalContext } from '../../machines/playlist/playlistRemoval/usePlaylistRemoval.ts'
import { Playlist } from '../../screens/Playlist/Playlist.tsx'
import { Playlists } from '../../screens/Playlists/Playlists.tsx'
import { playlistDeletionFlow, playlistFormFlow, playlistOrderFlow, removeFromPlaylist } from '../flows/playlist/playlistFlows.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { sharing } from '../flows/content/sharing.ts'

/** /playlist lists the viewer's own playlists; /playlist/{id} shows one of them or a shared one. */
export function PlaylistRoute() {
  const { playlistId } = useParams<{ playlistId?: string }>()
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(PlaylistFormFlowContext, playlistFormFlow(services)),
    provide(PlaylistDeletionFlowContext, playlistDeletionFlow(services)),
    provide(SharingContext, sharing),
    provide(PlaylistOrderFlowContext, playlistOrderFlow(services)),
    provide(PlaylistRemovalContext, removeFromPlaylist(services)),
  ])
  return <Provide flows={flows}>{playlistId === undefined ? <Playlists /> : <Playlist key={playlistId} id={playlistId} />}</Provide>
}
