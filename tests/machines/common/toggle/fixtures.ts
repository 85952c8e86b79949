import type { toggleMachine } from '../../../../src/machines/common/toggle/toggleMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const toggleFixtures: Fixtures<typeof toggleMachine> = {
  inputs: [{ subjectId: 'content-1', messages: { on: 'Erreur du j’aime', off: 'Erreur du retrait' } }],
  events: {
    'toggle.press': [
      { type: 'toggle.press', isOn: false, isSignedIn: true },
      { type: 'toggle.press', isOn: false, isSignedIn: false },
    ],
  },
  done: { save: [undefined, { wasUnchanged: true }] },
  errors: { save: [new AppError('API_UNAVAILABLE'), new AppError('SESSION_EXPIRED')] },
}
