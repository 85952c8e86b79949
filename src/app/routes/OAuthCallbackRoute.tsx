import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { OAuthCallbackActorContext } from '../../machines/identity/oauthCallback/useOAuthCallback.ts'
import { OAuthCallback } from '../../screens/OAuthCallback/OAuthCallback.tsx'
import { routes } from '../../shared/routes.ts'
import { startReturn } from '../flows/identity/oauthCallbackFlow.ts'
import { useFlowServices } from '../flows/common/services.ts'

export function OAuthCallbackRoute() {
  const services = useFlowServices()
  const [actor] = useState(() => startReturn(services, location.search))
  // The parameters of the address are used: remove them from the history and the address bar.
  useEffect(() => {
    if (location.search !== '' && location.pathname.toLowerCase() === routes.oauthCallback)
      navigate(routes.oauthCallback, { replace: true })
  }, [])
  return (
    <OAuthCallbackActorContext value={actor}>
      <OAuthCallback />
    </OAuthCallbackActorContext>
  )
}
