import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../shared/routes.ts'
import * as styles from './Footer.styles.ts'

/** @param props.onShortcuts opens the sheet of keyboard shortcuts */
export function Footer({ onShortcuts }: { onShortcuts: () => void }) {
  return (
    <footer className={styles.footer}>
      <p>© 2025 Lucarne, plateforme française de partage de vidéos</p>
      <Link className={styles.link} href={routes.accessibility}>
        Accessibilité
      </Link>
      <button type="button" className={styles.link} onClick={onShortcuts}>
        Raccourcis clavier
      </button>
    </footer>
  )
}
