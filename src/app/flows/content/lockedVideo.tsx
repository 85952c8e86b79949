import { lazyPart } from '../../../components/lazyPart.tsx'
import type { LockedVideoProps } from '../../../components/LockedVideo/types.ts'
import type { FlowServices } from '../common/services.ts'

export function lockedVideo(services: Pick<FlowServices, 'client' | 'actorOptions'>) {
  const Locked = lazyPart<LockedVideoProps>(async () => (await import('./lockedVideoWithFlow.tsx')).lockedVideoWithFlow(services))
  return (props: LockedVideoProps) => <Locked {...props} />
}
