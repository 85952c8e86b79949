import type { ReactNode } from 'react'
import { ProvidersDocument, type ProvidersQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { providerSignInPath } from '../../shared/rarePaths.ts'
import { signInReturnKey } from '../../shared/rarePaths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { tabStorage } from '../browserStorage.ts'
import * as styles from './ProviderSignIn.styles.ts'

type Name = ProvidersQuery['providers'][number]['name']

const labels: Record<Name, string> = { google: 'Google', microsoft: 'Microsoft' }
const names: readonly Name[] = ['google', 'microsoft']

/**
 * Renders the sign-in with other providers; a provider without configuration is disabled with a reason.
 * @param props.returnTo the page to come back to, null for home
 */
export function ProviderSignIn({ returnTo }: { returnTo: string | null }) {
  const screen = useScreen({ query: ProvidersDocument }, (data) => data.providers)
  const isConfigured = (name: Name): boolean =>
    screen.status === 'loaded' && screen.data.some((provider) => provider.name === name && provider.isConfigured)
  const missing = names.filter((name) => !isConfigured(name))
  const reasonOf = (name: Name): string =>
    screen.status === 'loaded' ? `${labels[name]} n’est pas configuré sur ce site` : 'Les services de connexion ne répondent pas encore'
  return (
    <div className={styles.providers}>
      {names.map((name) =>
        isConfigured(name) ? (
          <LinkButton key={name} variant="outline" full render={<ProviderLink name={name} returnTo={returnTo} />}>
            Continuer avec {labels[name]}
          </LinkButton>
        ) : (
          <Button key={name} variant="outline" full disabledReason={reasonOf(name)}>
            Continuer avec {labels[name]}
          </Button>
        ),
      )}
      {/* A tooltip does not open by touch. The line keeps its height while the providers are being fetched. */}
      <p className={styles.reason}>{screen.status === 'loaded' ? summary(missing) : null}</p>
    </div>
  )
}

function summary(missing: readonly Name[]): string | null {
  const [first] = missing
  if (first === undefined) return null
  return missing.length > 1 ? 'Ces services ne sont pas configurés sur ce site.' : `${labels[first]} n’est pas configuré sur ce site.`
}

type DepartureProps = { name: Name; returnTo: string | null; className?: string; children?: ReactNode }

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
