import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Mark } from '../../ui/Logo/Mark.tsx'
import * as styles from './WelcomeBanner.styles.ts'

export function WelcomeBanner() {
  const { user, isSignedIn } = useSession()
  const isGuest = user === null && !isSignedIn
  return (
    <div className={styles.banner}>
      <Mark className={styles.mark} />
      <h1 className={styles.title} tabIndex={-1}>
        {user ? `Bienvenue, ${user.username}` : 'Bienvenue sur Lucarne'}
      </h1>
      <p className={styles.text}>
        {isGuest
          ? 'Une petite fenêtre, de grandes vidéos. Connectez-vous pour les regarder, les aimer et publier les vôtres.'
          : 'Voici de quoi regarder aujourd’hui.'}
      </p>
      {isGuest && (
        <LinkButton className={styles.action} variant="primary" render={<Link href={routes.login} />}>
          Se connecter ou s’inscrire
        </LinkButton>
      )}
    </div>
  )
}
