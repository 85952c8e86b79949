import { useState } from 'react'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { mayModerate } from '../../machines/user/user.ts'
import { Moderation, type ModerationFlows } from '../../screens/Moderation/Moderation.tsx'
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
  const [flows] = useState(() => ({ moderation: moderationFlow(services), paging: pagingFlow(services) }))
  if (!mayModerate(user)) return <NotFound />
  return (
    <ProvideFlows<ModerationFlows> flows={flows}>
      <Moderation />
    </ProvideFlows>
  )
}
