import { useState } from 'react'
import { Login, type LoginFlows } from '../../screens/Login/Login.tsx'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { passkeySignInFlow } from '../flows/session/passkeySignInFlow.ts'
import { registrationFlow } from '../flows/session/registrationFlow.ts'
import { useLinkToken } from './useLinkToken.ts'

export function LoginRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    passkeySignIn: passkeySignInFlow(services, () => services.session.getSnapshot().context.returnTo),
    registration: registrationFlow(services),
  }))
  const invitation = useLinkToken()
  return (
    <ProvideFlows<LoginFlows> flows={flows}>
      <Login invitation={invitation} />
    </ProvideFlows>
  )
}
