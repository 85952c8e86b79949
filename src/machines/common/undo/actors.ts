import { promisePlaceholder } from '../placeholder.ts'

/** Provided by the app for each thing that can be undone. Failures are CodedErrors. */
export const undoActors = {
  /** Restores the previous state. */
  undo: promisePlaceholder<void, undefined>('undo'),
}
