import { Link } from '../../components/Link/Link.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Mark } from '../../ui/Logo/Mark.tsx'
import * as visuallyHidden from '../../ui/VisuallyHidden/VisuallyHidden.styles.ts'
import { useIsWelcomed } from './useIsWelcomed.ts'
import * as styles from './WelcomeBanner.styles.ts'

/** Welcomes guests at each visit, and members at the first one of a day: after it, only screen readers have the title. */
export function WelcomeBanner({ isGuest }: { isGuest: boolean }) {
  const { user } = useSession()
  const siteName = useSiteName()
  const isWelcomed = useIsWelcomed(!isGuest)
  const isShown = isGuest || !isWelcomed
  // One tree: a title that takes the place of another would lose the focus.
  return (
    <div className={isShown ? styles.banner : visuallyHidden.hidden}>
      {isShown && <Mark className={styles.mark} />}
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {user ? `Bienvenue, ${user.username}` : `Bienvenue sur ${siteName}`}
        </h1>
        {isShown && (
          <p className={styles.text}>
            {isGuest ? (
              <>
                Une petite fenêtre, de grandes vidéos.
                <span className={styles.more}> Connectez-vous pour les regarder, les aimer et publier les vôtres.</span>
              </>
            ) : (
              'Bonne visite\u202f!'
            )}
          </p>
        )}
      </div>
      {isGuest && (
        <LinkButton variant="primary" render={<Link href={routes.login} />}>
          Se connecter ou s’inscrire
        </LinkButton>
      )}
    </div>
  )
}
