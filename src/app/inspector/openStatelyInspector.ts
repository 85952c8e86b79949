import { createBrowserInspector } from '@statelyai/inspect'
import { maskInspection } from './maskSecrets.ts'

/** Opens Stately's viewer in a window of its own. It is a hosted page: only what `maskInspection` lets through reaches it. */
export function openStatelyInspector() {
  // The last step before an event leaves, whatever it came from.
  return createBrowserInspector({ serialize: maskInspection }).inspect
}
