import { callbackPlaceholder, effectPlaceholder } from '../placeholder.ts'

/** Provided by the app. */
export const leaveGuardActors = {
  /** Holds back what leads to another page, and sends `departure.attempted`. Before the page is closed, the browser asks itself. */
  holdDepartures: callbackPlaceholder<undefined>('holdDepartures'),
}

export const leaveGuardEffects = {
  /** Does what was held back last. */
  depart: effectPlaceholder('depart'),
}
