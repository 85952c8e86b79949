import { Bell, Menu as MenuIcon, Upload } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../../src/components/Drawer.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { LinkButton } from '../../../src/ui/LinkButton/LinkButton.tsx'
import { Logo } from '../../../src/ui/Logo/Logo.tsx'
import { SearchField } from '../../../src/ui/SearchField/SearchField.tsx'
import { Toasts } from '../../../src/app/Layout/Toasts.tsx'
import { Cards } from './Cards.tsx'
import { Controls } from './Controls.tsx'
import { Floating } from './Floating.tsx'
import { Forms } from './Forms.tsx'
import * as styles from './Gallery.styles.ts'
import { Messages } from './Messages.tsx'

/** Every component in every static state, for inspection and screenshots. */
export function Gallery() {
  const [query, setQuery] = useState('')
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <header className={styles.bar}>
        <IconButton icon={MenuIcon} label="Ouvrir le menu" onPress={() => setMenuOpen(true)} />
        <a href="/">
          <Logo name="Lucarne" />
        </a>
        <div className={styles.search}>
          <SearchField label="Rechercher une vidéo" value={query} onChange={setQuery} onSearch={setQuery} />
        </div>
        <IconButton className={styles.wide} icon={Bell} label="Notifications" />
        <LinkButton className={styles.end} href="#upload" variant="primary" icon={Upload}>
          Publier
        </LinkButton>
      </header>
      <main className={styles.page}>
        <h1>Bonjour Camille</h1>
        <Cards />
        <Controls />
        <Forms />
        <Messages />
        <Floating />
      </main>
      <Drawer open={isMenuOpen} onClose={() => setMenuOpen(false)} title="Menu" head={<Logo name="Lucarne" />}>
        <LinkButton href="#home" variant="ghost">
          Accueil
        </LinkButton>
      </Drawer>
      <Toasts />
    </>
  )
}
