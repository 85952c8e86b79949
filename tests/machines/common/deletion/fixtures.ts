import type { deletionMachine } from '../../../../src/machines/common/deletion/deletionMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const deletionFixtures: Fixtures<typeof deletionMachine> = {
  inputs: [{ message: 'Erreur lors de la suppression' }],
  events: {
    'deletion.ask': [
      { type: 'deletion.ask', subject: { id: 'content-1', name: 'Semer' }, isProtected: false },
      { type: 'deletion.ask', subject: { id: 'later', name: 'À consulter plus tard' }, isProtected: true },
    ],
    'deletion.confirm': [{ type: 'deletion.confirm' }],
    'deletion.cancel': [{ type: 'deletion.cancel' }],
  },
  done: { remove: [undefined] },
  errors: { remove: [new AppError('API_UNAVAILABLE')] },
  laws: { destroys: { remove: ['deletion.confirm'] } },
}
