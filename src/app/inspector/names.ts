import type { StateValue } from 'xstate'

/** Returns the paths of the active states that contain no other: `open.editing`. */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : leavesOf(inner).map((leaf) => `${key}.${leaf}`)))
}

/** Returns the type of an event for readers: «done save» instead of xstate.done.actor.save. */
export const shortNameOf = (type: string): string =>
  type.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\.after\.(\w+).*/, 'after $1')

/** Returns the active states in words: «open.editing + saved». Empty without a state. */
export const stateNames = (value: StateValue | null): string => (value === null ? '' : leavesOf(value).join(' + '))
