import { type PlayerAct, playerShortcuts } from '../../../shared/shortcuts.ts'
import { areShortcutsOn } from '../../ShortcutSwitch/shortcutSwitch.ts'

const actsByKey = new Map(playerShortcuts.flatMap(({ keys, actOf }) => keys.map((key) => [key, actOf] as const)))

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  /** the focused element */
  target: EventTarget | null
}

/** Elements that use letters and arrow keys themselves. */
const typing = 'input:not([type="range"]), textarea, select, [contenteditable], [role^="menu"], [role="tab"], [role="dialog"] *'

/**
 * Returns the action of a key press, or null when the key belongs to something else.
 * @param player the player's root: outside of it, up and down scroll the page
 */
export function shortcutOf(press: Press, player: Element): PlayerAct | null {
  const { key, target } = press
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null
  const focused = target instanceof Element ? target : null
  if (focused?.closest(typing)) return null
  // Space presses the focused button or link.
  if (key === ' ' && focused?.closest('button, a, [role="button"]')) return null
  const isInPlayer = focused !== null && player.contains(focused)
  // Shortcuts of a single letter or digit can be turned off, except in the player, where the focus shows what they are for (WCAG 2.1.4).
  if (key.length === 1 && key !== ' ' && !isInPlayer && !areShortcutsOn()) return null
  const pressed = key.length === 1 ? key.toLowerCase() : key
  const act = actsByKey.get(pressed)?.(pressed) ?? null
  if (act?.type === 'volumeBy' && !isInPlayer) return null
  // The arrow keys move the volume slider.
  if (act?.type === 'seekBy' && focused?.closest('[data-volume]')) return null
  return act
}
