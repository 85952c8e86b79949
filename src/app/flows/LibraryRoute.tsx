import { useState } from 'react'
import { SharingContext } from '../../components/ShareButton/useSharing.tsx'
import { HistoryFlowContext } from '../../machines/history/useHistory.ts'
import { HistoryPauseFlowContext } from '../../machines/historyPause/useHistoryPause.ts'
import { PlaylistDeletionFlowContext } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { PlaylistFormFlowContext } from '../../machines/playlistForm/usePlaylistForm.ts'
import { Library } from '../../screens/Library/Library.tsx'
import { historyFlow, historyPauseFlow } from './historyFlow.ts'
import { playlistDeletionFlow, playlistFormFlow } from './playlistFlows.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'
import { sharing } from './sharing.ts'

export function LibraryRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(HistoryFlowContext, historyFlow(services)),
    lend(HistoryPauseFlowContext, historyPauseFlow(services)),
    lend(PlaylistFormFlowContext, playlistFormFlow(services)),
    lend(PlaylistDeletionFlowContext, playlistDeletionFlow(services)),
    lend(SharingContext, sharing),
  ])
  return (
    <Provide flows={flows}>
      <Library />
    </Provide>
  )
}
