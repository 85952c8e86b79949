import { Menu } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { BarParts } from './whenSignedIn.ts'
import { SearchBar, type SearchBarHandle } from './SearchBar/SearchBar.tsx'
import * as styles from './TopBar.styles.ts'

type TopBarProps = { onOpenMenu: () => void; searchBar: Ref<SearchBarHandle> }

export function TopBar({ onOpenMenu, searchBar }: TopBarProps) {
  const name = useSiteName()
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <IconButton className={styles.menu} icon={Menu} label="Ouvrir le menu" aria-haspopup="dialog" onPress={onOpenMenu} />
        <Link className={styles.home} href={routes.home} aria-label={`${name}, accueil`}>
          <Logo name={name} />
        </Link>
      </div>
      <SearchBar ref={searchBar} />
      <div className={styles.end}>
        <Session />
      </div>
    </header>
  )
}

function Session() {
  const session = useSession()
  return session.isSignedIn ? (
    <>
      <Button className={styles.logout} variant="outline" onPress={session.logout}>
        Se déconnecter
      </Button>
      <span className={styles.places}>
        <BarParts />
      </span>
    </>
  ) : (
    <LinkButton variant="outline" render={<Link href={routes.login} />}>
      Se connecter
    </LinkButton>
  )
}
