import { useState } from 'react'
import { PlaylistPanel } from '../../../screens/Watch/PlaylistPanel.tsx'
import type { PlaylistPanelProps } from '../../../screens/Watch/PlaylistSlot.tsx'
import { pagingFlow } from '../common/pagingFlow.ts'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { useFlowServices } from '../common/services.ts'

/** Renders the playlist that plays, with the flow of its pages. Both load when the address names a playlist. */
export function PlaylistPanelWithFlow(props: PlaylistPanelProps) {
  const services = useFlowServices()
  const [flows] = useState(() => ({ paging: pagingFlow(services) }))
  return (
    <ProvideFlows flows={flows}>
      <PlaylistPanel {...props} />
    </ProvideFlows>
  )
}
