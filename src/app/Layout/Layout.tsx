import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Drawer } from '../../components/Drawer.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { Logo } from '../../ui/Logo/Logo.tsx'
import * as styles from './Layout.styles.ts'
import { lazyLater } from './lazyLater.ts'
import { Navigation } from './Navigation.tsx'
import type { SearchBarHandle } from './SearchBar/SearchBar.tsx'
import { Toasts } from './Toasts.tsx'
import { TopBar } from './TopBar.tsx'
import { ExpiredSession } from './whenSignedIn.ts'

// The footer is below the fold of every screen, so it may load later, with the keyboard's shortcuts.
const Below = lazyLater('footer', async () => (await import('./Below.tsx')).Below)

/** Renders what surrounds every screen: top bar, navigation, session messages and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { isExpired } = useSession()
  const closeMenu = (): void => setMenuOpen(false)
  const main = useRef<HTMLElement>(null)
  const searchBar = useRef<SearchBarHandle>(null)
  return (
    <div className={styles.shell}>
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
        <Suspense fallback={null}>{isExpired && <ExpiredSession />}</Suspense>
        <main ref={main} id="contenu" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Suspense fallback={null}>
          <Below onSearch={() => searchBar.current?.open()} />
        </Suspense>
      </div>
      <Drawer open={isMenuOpen} onClose={closeMenu} title="Menu" head={<Logo />}>
        <Navigation onLeave={closeMenu} />
      </Drawer>
      <Toasts />
    </div>
  )
}
