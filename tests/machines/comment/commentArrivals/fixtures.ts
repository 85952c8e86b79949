import type { commentArrivalsMachine } from '../../../../src/machines/comment/commentArrivals/commentArrivalsMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const at = (minute: number, isOwn = false) => ({ createdAt: `2026-11-01T10:0${minute}:00.000Z`, isOwn })

export const commentArrivalsFixtures: Fixtures<typeof commentArrivalsMachine> = {
  inputs: [undefined],
  events: {
    'list.changed': [
      { type: 'list.changed', comments: [at(1)] },
      { type: 'list.changed', comments: [at(2), at(1)] },
    ],
    'arrivals.show': [{ type: 'arrivals.show', comments: [at(2), at(1)] }],
  },
  done: {},
  errors: {},
}
