/** What a key asks of the player (specification §9). `share` of the whole length, 0 to 0.9. */
export type Shortcut =
  | { type: 'togglePaused' }
  | { type: 'toggleMuted' }
  | { type: 'toggleFullscreen' }
  | { type: 'toggleCaptions' }
  | { type: 'toggleLoop' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'seekTo'; share: number }
  | { type: 'volumeBy'; points: number }

/** Seconds of one press of an arrow (specification §9). */
export const seekStep = 10
/** Points out of 100 of one press of an arrow. */
export const volumeStep = 5

const keys: Readonly<Record<string, Shortcut>> = {
  ' ': { type: 'togglePaused' },
  k: { type: 'togglePaused' },
  m: { type: 'toggleMuted' },
  f: { type: 'toggleFullscreen' },
  c: { type: 'toggleCaptions' },
  l: { type: 'toggleLoop' },
  ArrowLeft: { type: 'seekBy', seconds: -seekStep },
  ArrowRight: { type: 'seekBy', seconds: seekStep },
  ArrowUp: { type: 'volumeBy', points: volumeStep },
  ArrowDown: { type: 'volumeBy', points: -volumeStep },
}

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  /** where the focus is */
  target: EventTarget | null
}

/** Where letters and arrows have a meaning of their own. */
const typing = 'input:not([type="range"]), textarea, select, [contenteditable], [role^="menu"], [role="tab"], [role="dialog"] *'

/**
 * The shortcut of a key press, or null when the key belongs to something else.
 * @param player the player's root: up and down scroll the page anywhere but in it
 */
export function shortcutOf(press: Press, player: Element): Shortcut | null {
  const { key, target } = press
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null
  const focused = target instanceof Element ? target : null
  if (focused?.closest(typing)) return null
  // Space presses the button or follows the link that has the focus.
  if (key === ' ' && focused?.closest('button, a, [role="button"]')) return null
  if (/^\d$/.test(key)) return { type: 'seekTo', share: Number(key) / 10 }
  const shortcut = keys[key.length === 1 ? key.toLowerCase() : key]
  if (!shortcut) return null
  if (shortcut.type === 'volumeBy' && !(focused && player.contains(focused))) return null
  // The volume's own slider moves by its arrows.
  if (shortcut.type === 'seekBy' && focused?.closest('[data-volume]')) return null
  return shortcut
}
