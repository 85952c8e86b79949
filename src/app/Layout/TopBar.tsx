import { Menu } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { SearchBar } from './SearchBar/SearchBar.tsx'
import styles from './TopBar.module.css'

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <header className={styles.bar}>
      <IconButton className={styles.menu} icon={Menu} label="Ouvrir le menu" aria-haspopup="dialog" onPress={onOpenMenu} />
      <Link className={styles.home} href={routes.home} aria-label="Lucarne, accueil">
        <Logo />
      </Link>
      <SearchBar />
      <SessionButton />
    </header>
  )
}

function SessionButton() {
  const session = useSession()
  if (session.isSignedIn) {
    return (
      <Button className={styles.session} variant="outline" onPress={session.logout} busy={session.isBusy}>
        Se déconnecter
      </Button>
    )
  }
  return (
    <LinkButton className={styles.session} variant="outline" render={<Link href={routes.login} />}>
      Se connecter
    </LinkButton>
  )
}
