import { useState } from 'react'
import { useParams } from 'wouter'
import { Playlist, type PlaylistFlows } from '../../screens/Playlist/Playlist.tsx'
import { Playlists, type PlaylistsFlows } from '../../screens/Playlists/Playlists.tsx'
import { playlistDeletionFlow, playlistFormFlow, playlistOrderFlow, removeFromPlaylist } from '../flows/playlist/playlistFlows.ts'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { sharing } from '../flows/content/sharing.ts'

/** /playlist lists the viewer's own playlists; /playlist/{id} shows one of them or a shared one. */
export function PlaylistRoute() {
  const { playlistId } = useParams<{ playlistId?: string }>()
  const services = useFlowServices()
  const [flows] = useState(() => ({
    playlistForm: playlistFormFlow(services),
    playlistDeletion: playlistDeletionFlow(services),
    sharing,
    paging: pagingFlow(services),
    playlistOrder: playlistOrderFlow(services),
    playlistRemoval: removeFromPlaylist(services),
  }))
  return (
    <ProvideFlows<PlaylistFlows | PlaylistsFlows> flows={flows}>
      {playlistId === undefined ? <Playlists /> : <Playlist key={playlistId} id={playlistId} />}
    </ProvideFlows>
  )
}
