import { useSyncExternalStore } from 'react'
import { siteStorage } from '../../../components/browserStorage.ts'
import { mediaOfScheme, type Theme, themeCookie, themes } from '../../../shared/theme.ts'

const key = 'lucarne.theme'

/** A year, in seconds. */
const cookieAge = 31_536_000

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const stored = siteStorage.get(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') siteStorage.remove(key)
  else siteStorage.set(key, theme)
  show()
}

/** Shows the theme that is stored, and tells the server, which writes it into the next pages. */
function show(): void {
  const theme = readTheme()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  for (const scheme of ['light', 'dark'] as const) {
    document.querySelector(`meta[data-scheme=${scheme}]`)?.setAttribute('media', mediaOfScheme(scheme, theme))
  }
  document.cookie = `${themeCookie}=${theme};path=/;samesite=lax;max-age=${theme === 'system' ? 0 : cookieAge}`
  for (const listener of listeners) listener()
}

/**
 * Shows what is chosen in other tabs, also meanwhile when the browser brings a page back as it was left. Shows it now as well: the page had no
 * theme when its cookie has gone before the choice.
 */
export function followTheme(): void {
  show()
  addEventListener('pageshow', show)
  addEventListener('storage', ({ key: changed }) => {
    // A null key means that the whole storage was cleared.
    if (changed === key || changed === null) show()
  })
}

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme)
