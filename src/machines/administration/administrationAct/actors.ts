import { promisePlaceholder } from '../../common/placeholder.ts'
import type { AdministrationAct } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const administrationActActors = {
  /** @returns the same act, once the server has applied it */
  carryOut: promisePlaceholder<AdministrationAct, { act: AdministrationAct | null }>('carryOut'),
}
