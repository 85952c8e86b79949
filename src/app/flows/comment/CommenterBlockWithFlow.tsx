import { useState } from 'react'
import { CommenterBlock } from '../../../screens/Watch/Comments/CommenterBlock.tsx'
import type { AskedBlock } from '../../../screens/Watch/Comments/CommentsContext.ts'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { useFlowServices } from '../common/services.ts'
import { moderationFlow } from '../report/moderationFlow.ts'

/** Renders the confirmation with its flow. Both load when the owner is about to block somebody, not with the page. */
export function CommenterBlockWithFlow(props: AskedBlock) {
  const services = useFlowServices()
  const [flows] = useState(() => ({ moderation: moderationFlow(services) }))
  return (
    <ProvideFlows flows={flows}>
      <CommenterBlock {...props} />
    </ProvideFlows>
  )
}
