import { ArrowLeft } from 'lucide-react'
import { Redirect, useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { PasskeySignIn } from '../../components/PasskeySignIn/PasskeySignIn.tsx'
import { ProviderSignIn } from '../../components/ProviderSignIn/ProviderSignIn.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { ToSecondStep } from '../../components/ToSecondStep.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { RegistrationDocument, type RegistrationQuery } from '../../graphql/generated/graphql.ts'
import type { ScreenState } from '../../graphql/screenState.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { destinationAfterLogin } from '../../machines/session/session/returnTo.ts'
import { useRegistration } from '../../machines/session/registration/useRegistration.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Login.styles.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx'

type Tab = 'login' | 'register'

/** The flows that the route provides. */
export type LoginFlows = 'passkeySignIn' | 'registration'

/** @param props.invitation the token of the link that led here, if one did */
export function Login({ invitation }: { invitation: string | null }) {
  const session = useSession()
  const registration = useRegistration({ invitation })
  const { reload, ...rules } = useScreen({ query: RegistrationDocument }, (data) => data.registration)
  const name = useSiteName()
  const [search, setSearch] = useSearchParams()
  const tab: Tab = search.get('tab') === 'register' ? 'register' : 'login'
  useScreenTitle(tab === 'register' ? 'Inscription' : 'Connexion')
  if (session.failure?.code === 'SECOND_FACTOR_REQUIRED') return <ToSecondStep returnTo={session.returnTo} />
  if (session.isSignedIn) return <Redirect to={destinationAfterLogin(session.returnTo)} replace />
  const { failure, dismissFailure } = tab === 'register' ? registration : session

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
            <AlertBanner className={styles.alert} title={failure.sentence} onDismiss={dismissFailure}>
              {failure.message !== failure.sentence && failure.message}
            </AlertBanner>
          )}
        </div>
        <Tabs<Tab>
          label="Se connecter ou s’inscrire"
          stretch
          value={tab}
          onChange={(next) => {
            dismissFailure()
            setSearch(next === 'login' ? {} : { tab: next }, { replace: true })
          }}
          tabs={[
            { value: 'login', label: 'Connexion', panel: <LoginForm /> },
            { value: 'register', label: 'Inscription', panel: <Registration rules={rules} registration={registration} onRetry={reload} /> },
          ]}
        />
        <section className={styles.others} aria-label="Autres moyens de se connecter">
          <p className={styles.or}>ou</p>
          <PasskeySignIn label="Se connecter avec une clé d’accès" />
          <ProviderSignIn returnTo={session.returnTo} />
          {rules.status === 'loaded' && rules.data.mode === 'open' && rules.data.terms !== '' && (
            <p className={styles.note}>Ouvrir un compte ainsi, c’est accepter les conditions de ce site.</p>
          )}
        </section>
      </div>
    </div>
  )
}

type RegistrationProps = {
  rules: ScreenState<RegistrationQuery['registration']>
  registration: ReturnType<typeof useRegistration>
  onRetry: () => void
}

function Registration({ rules, registration, onRetry }: RegistrationProps) {
  if (rules.status === 'loaded') return <RegistrationPanel rules={rules.data} registration={registration} />
  if (rules.status === 'failed') return <ErrorPanel message={rules.failure.message} onRetry={onRetry} />
  return <RegistrationSkeleton />
}
