import { useState } from 'react'
import { Footer } from './Footer.tsx'
import { Shortcuts } from './Shortcuts/Shortcuts.tsx'
import { useSiteKey } from './Shortcuts/useSiteKey.ts'

/**
 * Renders the footer and the sheet of keyboard shortcuts, which the footer or the key «?» opens, and listens to the keys of the whole site.
 * @param props.onSearch opens the search field
 */
export function Below({ onSearch }: { onSearch: () => void }) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = (): void => setHelpOpen(true)
  useSiteKey('help', openHelp)
  useSiteKey('search', onSearch)
  return (
    <>
      <Footer onShortcuts={openHelp} />
      <Shortcuts isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}
