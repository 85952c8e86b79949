import { Menu } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { Bell } from './whenSignedIn.ts'
import { SearchBar, type SearchBarHandle } from './SearchBar/SearchBar.tsx'
import * as styles from './TopBar.styles.ts'

type TopBarProps = { onOpenMenu: () => void; searchBar: Ref<SearchBarHandle> }

export function TopBar({ onOpenMenu, searchBar }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton className={styles.menu} icon={Menu} label="Ouvrir le menu" aria-haspopup="dialog" onPress={onOpenMenu} />
      <Link className={styles.home} href={routes.home} aria-label="Lucarne, accueil">
        <Logo />
      </Link>
      <SearchBar ref={searchBar} />
      <BellPlace />
      <SessionButton />
    </header>
  )
}

/** Reserves the width of the bell, which loads once the page is idle. */
function BellPlace() {
  const { isSignedIn } = useSession()
  return (
    isSignedIn && (
      <span className={styles.bell}>
        <Bell />
      </span>
    )
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
