import { type PlayerAct, playerShortcuts } from '../../../shared/shortcuts.ts'
import { areShortcutsOn } from '../../ShortcutSwitch/shortcutSwitch.ts'

const actsByKey = new Map(playerShortcuts.flatMap(({ keys, actOf }) => keys.map((key) => [key, actOf] as const)))

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  /** where the focus is */
  target: EventTarget | null
}

/** Where letters and arrows have a meaning of their own. */
const typing = 'input:not([type="range"]), textarea, select, [contenteditable], [role^="menu"], [role="tab"], [role="dialog"] *'

/**
 * What a key press asks for, or null when the key belongs to something else.
 * @param player the player's root: up and down scroll the page anywhere but in it
 */
export function shortcutOf(press: Press, player: Element): PlayerAct | null {
  const { key, target } = press
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null
  const focused = target instanceof Element ? target : null
  if (focused?.closest(typing)) return null
  // Space presses the button or follows the link that has the focus.
  if (key === ' ' && focused?.closest('button, a, [role="button"]')) return null
  const isInPlayer = focused !== null && player.contains(focused)
  // Letters and digits alone may be turned off, save where the focus already says what they are for (WCAG 2.1.4).
  if (key.length === 1 && key !== ' ' && !isInPlayer && !areShortcutsOn()) return null
  const pressed = key.length === 1 ? key.toLowerCase() : key
  const act = actsByKey.get(pressed)?.(pressed) ?? null
  if (act?.type === 'volumeBy' && !isInPlayer) return null
  // The volume's own slider moves by its arrows.
  if (act?.type === 'seekBy' && focused?.closest('[data-volume]')) return null
  return act
}
