import { Link } from '../../components/Link/Link.tsx'
import { ToSecondStep } from '../../components/ToSecondStep.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { Waiting } from '../../components/Waiting/Waiting.tsx'
import { useOAuthCallback } from '../../machines/identity/oauthCallback/useOAuthCallback.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { JoinAccount } from './JoinAccount.tsx'

/** The flows that the route provides. */
export type OAuthCallbackFlows = 'oauthCallback'

/** Renders the return from a provider: a spinner, the password form, or the reason of a failure. */
export function OAuthCallback() {
  useScreenTitle('Authentification')
  const callback = useOAuthCallback()
  if (callback.failure?.code === 'SECOND_FACTOR_REQUIRED') return <ToSecondStep />
  if (callback.isFailed) {
    return (
      <ErrorPanel heading="h1" title="Erreur d’authentification" message={callback.failure?.message ?? pageMessages.oauth}>
        <LinkButton variant="primary" render={<Link href={routes.login} replace />}>
          Retour à la connexion
        </LinkButton>
      </ErrorPanel>
    )
  }
  if (callback.isJoining) return <JoinAccount callback={callback} />
  return <Waiting title="Authentification en cours..." />
}
