import type { sessionsMachine } from '../../../../src/machines/session/sessions/sessionsMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const sessionsFixtures: Fixtures<typeof sessionsMachine> = {
  inputs: [undefined],
  events: {
    'session.close': [{ type: 'session.close', target: { id: 'session-2', device: 'Firefox sur Windows' } }],
    'others.close': [{ type: 'others.close' }],
    'question.confirm': [{ type: 'question.confirm' }],
    'question.cancel': [{ type: 'question.cancel' }],
  },
  done: { closeSession: [undefined], closeOtherSessions: [undefined] },
  errors: { closeSession: [new AppError('API_UNAVAILABLE')], closeOtherSessions: [new AppError('API_UNAVAILABLE')] },
}
