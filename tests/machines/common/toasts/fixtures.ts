import type { toastsMachine } from '../../../../src/machines/common/toasts/toastsMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const toastsFixtures: Fixtures<typeof toastsMachine> = {
  inputs: [undefined],
  events: {
    'toast.show': [
      { type: 'toast.show', toast: { id: 'saved', timeoutMs: 5000 } },
      { type: 'toast.show', toast: { id: 'question', timeoutMs: 0 } },
    ],
    'toast.close': [{ type: 'toast.close', id: 'saved' }],
    'toast.expire': [{ type: 'toast.expire', id: 'saved' }],
    'interaction.start': [{ type: 'interaction.start' }],
    'interaction.end': [{ type: 'interaction.end' }],
  },
  done: {},
  errors: {},
  laws: { ownEvents: ['toast.expire'], timers: (snapshot) => (snapshot.matches('running') ? snapshot.context.shown.length : 0) },
}
