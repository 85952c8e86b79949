import { LockedFrame } from '../../../components/LockedVideo/LockedFrame.tsx'
import { LockedPage } from '../../../components/LockedVideo/LockedPage.tsx'
import type { LockedVideoProps } from '../../../components/LockedVideo/types.ts'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import type { FlowServices } from '../common/services.ts'
import { contentUnlockFlow } from './contentUnlockFlow.ts'

/** Returns the form of a video's password, with its flow. It loads once a video asks for one. */
export function lockedVideoWithFlow(services: Pick<FlowServices, 'client' | 'actorOptions'>) {
  const flows = { contentUnlock: contentUnlockFlow(services) }
  return function LockedVideo(props: LockedVideoProps) {
    return (
      <ProvideFlows<'contentUnlock'> flows={flows}>
        {props.place === 'frame' ? <LockedFrame {...props} /> : <LockedPage {...props} />}
      </ProvideFlows>
    )
  }
}
