import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Drawer } from '../../components/Drawer.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { ExpiredSession } from './ExpiredSession.tsx'
import * as styles from './Layout.styles.ts'
import { lazyLater } from './lazyLater.tsx'
import { Navigation } from './Navigation.tsx'
import type { SearchBarHandle } from './SearchBar/SearchBar.tsx'
import { Toasts } from './Toasts.tsx'
import { TopBar } from './TopBar.tsx'

// The footer is below the fold of every screen, so it may load later, with the keyboard's shortcuts.
const Below = lazyLater('footer', () => import('./Below.tsx').then((file) => file.Below))

/** Renders what surrounds every screen: top bar, navigation, session messages and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const [location] = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = (): void => setMenuOpen(false)
  const main = useRef<HTMLElement>(null)
  const name = useSiteName()
  const searchBar = useRef<SearchBarHandle>(null)
  return (
    <div className={styles.shell} data-rail={/^.watch/i.test(location) || undefined}>
      <a
        className={styles.skip}
        href="#contenu"
        onClick={(event) => {
          // Following the fragment would add an entry to the browser's history.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Aller au contenu
      </a>
      <TopBar onOpenMenu={() => setMenuOpen(true)} searchBar={searchBar} />
      <div className={styles.side}>
        <Navigation />
      </div>
      <div className={styles.column}>
        <ExpiredSession />
        <main ref={main} id="contenu" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Below onSearch={() => searchBar.current?.open()} />
      </div>
      <Drawer open={isMenuOpen} onClose={closeMenu} title="Menu" head={<Logo name={name} />}>
        <Navigation onLeave={closeMenu} />
      </Drawer>
      <Toasts />
    </div>
  )
}
