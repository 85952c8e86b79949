import type { inspectorMachine } from '../../../../src/machines/inspector/inspector/inspectorMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const file = { id: 'file-1', name: 'trace.json' }
export const press = { actorId: 'x:4', event: { type: 'toggle.press' }, basedOn: 12 }

export const inspectorFixtures: Fixtures<typeof inspectorMachine> = {
  inputs: [undefined],
  events: {
    'page.found': [{ type: 'page.found', address: '/watch/1' }],
    'page.outdated': [{ type: 'page.outdated' }],
    'page.left': [{ type: 'page.left' }],
    'event.refused': [{ type: 'event.refused' }],
    'event.send': [{ type: 'event.send', ...press }],
    'event.choose': [{ type: 'event.choose', number: 12 }],
    'present.show': [{ type: 'present.show' }],
    'file.open': [{ type: 'file.open', file }],
    'file.close': [{ type: 'file.close' }],
    'notice.close': [{ type: 'notice.close' }],
    'trace.changed': [{ type: 'trace.changed' }],
  },
  done: { readTrace: [undefined] },
  errors: { readTrace: [new AppError('INVALID_INPUT')], watchPage: [new Error('no channel')] },
  laws: {
    ownEvents: ['trace.changed'],
    silentFailures: { watchPage: 'The connection’s state says it.' },
  },
}
