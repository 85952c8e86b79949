import { useState } from 'react'
import { Login, type LoginFlows } from '../../screens/Login/Login.tsx'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { registrationFlow } from '../flows/session/registrationFlow.ts'
import { useLinkToken } from './useLinkToken.ts'

export function LoginRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ registration: registrationFlow(services) }))
  const invitation = useLinkToken()
  return (
    <ProvideFlows<LoginFlows> flows={flows}>
      <Login invitation={invitation} />
    </ProvideFlows>
  )
}
