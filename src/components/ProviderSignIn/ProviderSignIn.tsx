import type { ReactNode } from 'react'
import { ProvidersDocument, type ProvidersQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { providerSignInPath } from '../../shared/rarePaths.ts'
import { signInReturnKey } from '../../shared/rarePaths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { tabStorage } from '../browserStorage.ts'
import * as styles from './ProviderSignIn.styles.ts'

type Shown = Pick<ProvidersQuery['providers'][number], 'name' | 'label' | 'isConfigured'>

/** Every site shows these; the operator's own come with the answer. */
const beforeAnswer: readonly Shown[] = [
  { name: 'google', label: 'Google', isConfigured: false },
  { name: 'microsoft', label: 'Microsoft', isConfigured: false },
]

/**
 * Renders the sign-in with other providers; a provider without configuration is disabled with a reason.
 * @param props.returnTo the page to come back to, null for home
 */
export function ProviderSignIn({ returnTo }: { returnTo: string | null }) {
  const screen = useScreen({ query: ProvidersDocument }, (data) => data.providers)
  const providers = screen.status === 'loaded' ? screen.data : beforeAnswer
  const reasonOf = (label: string): string =>
    screen.status === 'loaded' ? `${label} n’est pas configuré sur ce site` : 'Les services de connexion ne répondent pas encore'
  return (
    <div className={styles.providers}>
      {providers.map(({ name, label, isConfigured }) =>
        isConfigured ? (
          <LinkButton key={name} variant="outline" full render={<ProviderLink name={name} returnTo={returnTo} />}>
            Continuer avec {label}
          </LinkButton>
        ) : (
          <Button key={name} variant="outline" full disabledReason={reasonOf(label)}>
            Continuer avec {label}
          </Button>
        ),
      )}
      {/* A tooltip does not open by touch. The line keeps its height while the providers are being fetched. */}
      <p className={styles.reason}>{screen.status === 'loaded' ? missingOf(screen.data) : null}</p>
    </div>
  )
}

function missingOf(providers: readonly Shown[]): string | null {
  const missing = providers.filter(({ isConfigured }) => !isConfigured).map(({ label }) => label)
  const last = missing.pop()
  if (last === undefined) return null
  if (missing.length === 0) return `${last} n’est pas configuré sur ce site.`
  const names = missing.length + 1 < providers.length ? `${missing.join(', ')} et ${last}` : 'Ces services'
  return `${names} ne sont pas configurés sur ce site.`
}

type DepartureProps = { name: string; returnTo: string | null; className?: string; children?: ReactNode }

/** A page load, not a screen: the API redirects the browser to the provider. */
function ProviderLink({ name, returnTo, children, ...anchor }: DepartureProps) {
  return (
    <a {...anchor} href={providerSignInPath(name)} onClick={() => storeReturn(returnTo)}>
      {children}
    </a>
  )
}

function storeReturn(returnTo: string | null): void {
  // Without storage, the user comes back to the home page.
  if (returnTo === null) tabStorage.remove(signInReturnKey)
  else tabStorage.set(signInReturnKey, returnTo)
}
