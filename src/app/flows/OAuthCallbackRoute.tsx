import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { OAuthCallbackActorContext } from '../../machines/oauthCallback/useOAuthCallback.ts'
import { OAuthCallback } from '../../screens/OAuthCallback/OAuthCallback.tsx'
import { routes } from '../../shared/routes.ts'
import { startReturn } from './oauthCallbackFlow.ts'
import { useFlowServices } from './services.ts'

export function OAuthCallbackRoute() {
  const services = useFlowServices()
  const [actor] = useState(() => startReturn(services, location.search))
  // What the address carried has served: it stays in no history and on no screen.
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
