import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { OAuthCallback, type OAuthCallbackFlows } from '../../screens/OAuthCallback/OAuthCallback.tsx'
import { routes } from '../../shared/routes.ts'
import { startReturn } from '../flows/identity/oauthCallbackFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function OAuthCallbackRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ oauthCallback: startReturn(services, location.search) }))
  // The parameters of the address are used: remove them from the history and the address bar.
  useEffect(() => {
    if (location.search !== '' && location.pathname.toLowerCase() === routes.oauthCallback)
      navigate(routes.oauthCallback, { replace: true })
  }, [])
  return (
    <ProvideFlows<OAuthCallbackFlows> flows={flows}>
      <OAuthCallback />
    </ProvideFlows>
  )
}
