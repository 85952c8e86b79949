import { useState } from 'react'
import { Footer } from './Footer.tsx'
import { Shortcuts } from './Shortcuts/Shortcuts.tsx'
import { useSiteKey } from './Shortcuts/useSiteKey.ts'

/** What stands below every screen, and the sheet of shortcuts that it opens, as the key «?» does. */
export function Below() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = (): void => setHelpOpen(true)
  useSiteKey('help', openHelp)
  return (
    <>
      <Footer onShortcuts={openHelp} />
      <Shortcuts isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}
