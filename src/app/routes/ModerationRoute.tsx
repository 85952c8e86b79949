import { useState } from 'react'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { ModerationFlowContext } from '../../machines/report/moderation/useModeration.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { mayModerate } from '../../machines/user/user.ts'
import { Moderation } from '../../screens/Moderation/Moderation.tsx'
import { NotFound } from '../../screens/NotFound/NotFound.tsx'
import { moderationFlow } from '../flows/report/moderationFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'

/** Users who do not moderate see nothing here. */
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
