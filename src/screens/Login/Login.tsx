import { ArrowLeft } from 'lucide-react'
import { Redirect, useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { PasskeySignIn } from '../../components/PasskeySignIn/PasskeySignIn.tsx'
import { ProviderSignIn } from '../../components/ProviderSignIn/ProviderSignIn.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { ToSecondStep } from '../../components/ToSecondStep.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { destinationAfterLogin } from '../../machines/session/session/returnTo.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Login.styles.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** The flows that the route provides. */
export type LoginFlows = 'passkeySignIn'

type Tab = 'login' | 'register'

export function Login() {
  const session = useSession()
  const { failure } = session
  const name = useSiteName()
  const [search, setSearch] = useSearchParams()
  const tab: Tab = search.get('tab') === 'register' ? 'register' : 'login'
  useScreenTitle(tab === 'register' ? 'Inscription' : 'Connexion')
  if (failure?.code === 'SECOND_FACTOR_REQUIRED') return <ToSecondStep returnTo={session.returnTo} />
  if (session.isSignedIn) return <Redirect to={destinationAfterLogin(session.returnTo)} replace />

  return (
    <div className={styles.page}>
      <TextLink className={styles.back} quiet render={<Link href={routes.home} />}>
        <ArrowLeft size={18} aria-hidden="true" />
        Retour à l’accueil
      </TextLink>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            Bienvenue chez <Logo name={name} size="large" />
          </h1>
          {failure && (
            <AlertBanner className={styles.alert} title={failure.sentence} onDismiss={session.dismissFailure}>
              {failure.message !== failure.sentence && failure.message}
            </AlertBanner>
          )}
        </div>
        <Tabs<Tab>
          label="Se connecter ou s’inscrire"
          stretch
          value={tab}
          onChange={(next) => {
            session.dismissFailure()
            setSearch(next === 'login' ? {} : { tab: next }, { replace: true })
          }}
          tabs={[
            { value: 'login', label: 'Connexion', panel: <LoginForm /> },
            { value: 'register', label: 'Inscription', panel: <RegistrationForm /> },
          ]}
        />
        <section className={styles.others} aria-label="Autres moyens de se connecter">
          <p className={styles.or}>ou</p>
          <PasskeySignIn label="Se connecter avec une clé d’accès" />
          <ProviderSignIn returnTo={session.returnTo} />
        </section>
      </div>
    </div>
  )
}
