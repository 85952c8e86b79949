import { useState } from 'react'
import { Library, type LibraryFlows } from '../../screens/Library/Library.tsx'
import { historyFlows } from '../flows/history/historyFlows.ts'
import { playlistDeletionFlow, playlistFormFlow } from '../flows/playlist/playlistFlows.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { sharing } from '../flows/content/sharing.ts'

export function LibraryRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    ...historyFlows(services),
    playlistForm: playlistFormFlow(services),
    playlistDeletion: playlistDeletionFlow(services),
    sharing,
  }))
  return (
    <ProvideFlows<LibraryFlows> flows={flows}>
      <Library />
    </ProvideFlows>
  )
}
