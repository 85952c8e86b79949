import { createBrowserInspector } from '@statelyai/inspect'
import { maskSecrets } from './maskSecrets.ts'

/** Opens Stately's viewer in a window of its own. It is a hosted page: tokens and passwords never reach it. */
export function openStatelyInspector() {
  return createBrowserInspector({
    // Promise and callback actors have no context, whatever the type says.
    sanitizeContext: (context) => ({ ...context, ...maskSecrets({ ...context }) }),
    sanitizeEvent: (event) => ({ ...event, ...maskSecrets(event) }),
  }).inspect
}
