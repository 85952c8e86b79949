import type { administrationActMachine } from '../../../../src/machines/administration/administrationAct/administrationActMachine.ts'
import type { AdministrationAct } from '../../../../src/machines/administration/administrationAct/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const suspending: AdministrationAct = { act: 'suspend', subject: { id: 'user-1', name: 'spameur' }, role: null }

export const administrationActFixtures: Fixtures<typeof administrationActMachine> = {
  inputs: [undefined],
  events: {
    'act.ask': [{ type: 'act.ask', act: suspending }],
    'question.confirm': [{ type: 'question.confirm' }],
    'question.cancel': [{ type: 'question.cancel' }],
  },
  done: { carryOut: [suspending] },
  errors: { carryOut: [new AppError('USER_NOT_FOUND'), new AppError('API_UNAVAILABLE')] },
  laws: { typed: ['act'] },
}
