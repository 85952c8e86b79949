import { promisePlaceholder } from '../../common/placeholder.ts'
import type { GivenPassword } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const contentUnlockActors = {
  unlockContent: promisePlaceholder<void, GivenPassword>('unlockContent'),
}
