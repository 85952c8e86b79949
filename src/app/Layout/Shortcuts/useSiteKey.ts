import { useEffect, useRef } from 'react'
import { areShortcutsOn } from '../../../components/ShortcutSwitch/shortcutSwitch.ts'
import { siteShortcuts } from '../../../shared/siteShortcuts.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Listens for a site-wide shortcut key. It is ignored in text fields, in dialogs and when shortcuts are turned off. */
export function useSiteKey(name: keyof typeof siteShortcuts, onPress: () => void): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== siteShortcuts[name].key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]') || !areShortcutsOn()) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [name])
}
