import { useState } from 'react'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { ModerationFlowContext } from '../../machines/moderation/useModeration.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { mayModerate } from '../../machines/user.ts'
import { Moderation } from '../../screens/Moderation/Moderation.tsx'
import { NotFound } from '../../screens/NotFound/NotFound.tsx'
import { moderationFlow } from './moderationFlow.ts'
import { useFlowServices } from './services.ts'

/** For who does not moderate there is nothing here. */
export function ModerationRoute() {
  return (
    <SignedInOnly>
      <ForModerators />
    </SignedInOnly>
  )
}

function ForModerators() {
  const services = useFlowServices()
  const { user } = useSession()
  const [flow] = useState(() => moderationFlow(services))
  if (!mayModerate(user)) return <NotFound />
  return (
    <ModerationFlowContext value={flow}>
      <Moderation />
    </ModerationFlowContext>
  )
}
