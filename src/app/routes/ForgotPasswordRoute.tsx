import { useState } from 'react'
import { ForgotPassword, type ForgotPasswordFlows } from '../../screens/ForgotPassword/ForgotPassword.tsx'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { passwordResetRequestFlow } from '../flows/session/passwordResetRequestFlow.ts'

export function ForgotPasswordRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ passwordResetRequest: passwordResetRequestFlow(services) }))
  return (
    <ProvideFlows<ForgotPasswordFlows> flows={flows}>
      <ForgotPassword />
    </ProvideFlows>
  )
}
