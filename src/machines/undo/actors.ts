import { promisePlaceholder } from '../placeholder.ts'

/** What the app must provide for each thing that can be undone. Failures are AppErrors. */
export const undoActors = {
  /** Makes it as it was before. */
  undo: promisePlaceholder<void, undefined>('undo'),
}
