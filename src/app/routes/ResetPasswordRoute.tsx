import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ResetPassword, type ResetPasswordFlows } from '../../screens/ResetPassword/ResetPassword.tsx'
import { routes } from '../../shared/routes.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { passwordResetFlow } from '../flows/session/passwordResetFlow.ts'

export function ResetPasswordRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ passwordReset: passwordResetFlow(services, location.hash) }))
  // The flow has the link's token: remove it from the history and the address bar.
  useEffect(() => {
    if (location.hash !== '') navigate(routes.resetPassword, { replace: true })
  }, [])
  return (
    <ProvideFlows<ResetPasswordFlows> flows={flows}>
      <ResetPassword />
    </ProvideFlows>
  )
}
