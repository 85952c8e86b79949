import { Link } from '../../components/Link/Link.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { aboutRoute } from '../../shared/accountRoutes.ts'
import { routes } from '../../shared/routes.ts'
import { defaultName } from '../../shared/defaultName.ts'
import { ThemeMenu } from './Theme/ThemeMenu.tsx'
import * as styles from './Footer.styles.ts'

type FooterProps = { onShortcuts: () => void; onProblem: () => void }

/**
 * @param props.onShortcuts opens the sheet of keyboard shortcuts
 * @param props.onProblem asks for the consent to record a problem
 */
export function Footer({ onShortcuts, onProblem }: FooterProps) {
  const siteName = useSiteName()
  return (
    <footer className={styles.footer}>
      <p>{siteName === defaultName ? '© 2025 Lucarne, plateforme française de partage de vidéos' : `${siteName}, propulsé par Lucarne`}</p>
      <ThemeMenu className={styles.link} />
      <Link className={styles.link} href={aboutRoute}>
        À propos
      </Link>
      <Link className={styles.link} href={routes.accessibility}>
        Accessibilité
      </Link>
      <button type="button" className={styles.link} onClick={onShortcuts}>
        Raccourcis clavier
      </button>
      <button type="button" className={styles.link} onClick={onProblem}>
        Signaler un problème
      </button>
    </footer>
  )
}
