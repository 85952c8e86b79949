import { playerShortcuts } from '../../../machines/player/player/shortcuts.ts'
import type { PlayerIntent } from '../../../machines/player/player/types.ts'
import { areShortcutsOn } from '../../ShortcutSwitch/shortcutSwitch.ts'

const intentsByKey = new Map(playerShortcuts.flatMap(({ keys, intentOf }) => keys.map((key) => [key, intentOf] as const)))

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  /** the focused element */
  target: EventTarget | null
}

/** Elements that use letters and arrow keys themselves. */
const typing = 'input:not([type="range"]), textarea, select, [contenteditable], [role^="menu"], [role="tab"], [role="dialog"]'
/** Keys that scroll the page, unless the focus is in the player. */
const scrolling: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])
/** Keys that move the volume slider. */
const sliding: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])

/** Keys that also work outside of a player which is small beside another page. */
const beside: ReadonlySet<string> = new Set(['k', 'i'])

/** The key that is meant. On a French keyboard, a digit without Shift is another sign: «é» for «2». */
function meaningOf({ key, code }: Press): string {
  const named = key.length === 1 ? key.toLowerCase() : key
  return intentsByKey.has(named) ? named : (/^Digit(\d)$/.exec(code)?.[1] ?? named)
}

/**
 * Returns what a key press asks of the player, or null when the key belongs to something else.
 * @param player the player's root: outside of it, some keys scroll the page
 * @param place where the player is: `mini` in a page that is scrolled, `away` beside another page, which has keys of its own
 */
export function shortcutOf(press: Press, player: Element, place: 'page' | 'mini' | 'away' = 'page'): PlayerIntent | null {
  const { key, target } = press
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null
  const focused = target instanceof Element ? target : null
  if (focused?.closest(typing)) return null
  // Space presses the focused button or link.
  if (key === ' ' && focused?.closest('button, a, [role="button"]')) return null
  const isInPlayer = focused !== null && player.contains(focused)
  // Shortcuts of a single letter or digit can be turned off, except in the player, where the focus shows what they are for (WCAG 2.1.4).
  if (key.length === 1 && key !== ' ' && !isInPlayer && !areShortcutsOn()) return null
  const pressed = meaningOf(press)
  if (scrolling.has(pressed) && !isInPlayer) return null
  if (place === 'away' && !isInPlayer && !beside.has(pressed)) return null
  if (pressed === 'Escape' && (place === 'page' || !isInPlayer)) return null
  if (sliding.has(pressed) && focused?.closest('[data-volume]')) return null
  return intentsByKey.get(pressed)?.(pressed) ?? null
}
