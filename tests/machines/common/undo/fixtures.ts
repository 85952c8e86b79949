import type { undoMachine } from '../../../../src/machines/common/undo/undoMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const undoFixtures: Fixtures<typeof undoMachine> = {
  inputs: [{ message: 'Erreur lors de la mise à jour de l’historique' }],
  events: {},
  done: { undo: [undefined] },
  errors: { undo: [new AppError('API_UNAVAILABLE')] },
}
