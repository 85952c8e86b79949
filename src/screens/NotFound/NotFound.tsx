import { Link } from '../../components/Link/Link.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { routes } from '../../shared/routes.ts'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Mark } from '../../ui/Logo/Mark.tsx'
import * as styles from './NotFound.styles.ts'

export function NotFound() {
  useScreenTitle('Page introuvable')
  return (
    <div className={styles.page}>
      <Mark className={styles.mark} />
      <h1 className={styles.title} tabIndex={-1}>
        404
      </h1>
      <p className={styles.text}>Oops! Cette page n’existe pas</p>
      <LinkButton variant="primary" render={<Link href={routes.home} />}>
        Retour à l’accueil
      </LinkButton>
    </div>
  )
}
