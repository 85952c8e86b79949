import { useState } from 'react'
import { SharingContext } from '../../components/ShareButton/useSharing.tsx'
import { HistoryFlowContext } from '../../machines/history/history/useHistory.ts'
import { HistoryPauseFlowContext } from '../../machines/history/useHistoryPause.ts'
import { PlaylistDeletionFlowContext } from '../../machines/playlist/usePlaylistDeletion.ts'
import { PlaylistFormFlowContext } from '../../machines/playlist/playlistForm/usePlaylistForm.ts'
import { Library } from '../../screens/Library/Library.tsx'
import { historyFlow, historyPauseFlow } from '../flows/history/historyFlow.ts'
import { playlistDeletionFlow, playlistFormFlow } from '../flows/playlist/playlistFlows.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { sharing } from '../flows/content/sharing.ts'

export function LibraryRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(HistoryFlowContext, historyFlow(services)),
    provide(HistoryPauseFlowContext, historyPauseFlow(services)),
    provide(PlaylistFormFlowContext, playlistFormFlow(services)),
    provide(PlaylistDeletionFlowContext, playlistDeletionFlow(services)),
    provide(SharingContext, sharing),
  ])
  return (
    <Provide flows={flows}>
      <Library />
    </Provide>
  )
}
