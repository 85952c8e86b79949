import { createBrowserInspector } from '@statelyai/inspect'
import { maskInspection } from './maskSecrets.ts'

/** Opens Stately's viewer in its own window. It is a hosted page: only what `maskInspection` allows is sent to it. */
export function openStatelyInspector() {
  // The serializer is the last step before an event is sent, whatever its source.
  return createBrowserInspector({ serialize: maskInspection }).inspect
}
