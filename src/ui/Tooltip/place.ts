type Box = { left: number; top: number; width: number; height: number }

const gap = 8
const margin = 8

/**
 * Returns a tooltip's position: centred under its trigger, above it when there is no room below, and always inside the window. All values
 * are CSS pixels of the viewport.
 */
export function place(trigger: Box, tip: { width: number; height: number }, view: { width: number; height: number }) {
  const below = trigger.top + trigger.height + gap
  const fitsBelow = below + tip.height + margin <= view.height
  const centred = trigger.left + trigger.width / 2 - tip.width / 2
  return {
    left: Math.max(margin, Math.min(centred, view.width - tip.width - margin)),
    top: fitsBelow ? below : Math.max(margin, trigger.top - gap - tip.height),
  }
}
