import type { playlistQueueMachine } from '../../../../src/machines/playlist/playlistQueue/playlistQueueMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const playlistQueueFixtures: Fixtures<typeof playlistQueueMachine> = {
  inputs: [undefined],
  events: {
    'order.changed': [
      { type: 'order.changed', nextId: 'content-2' },
      { type: 'order.changed', nextId: null },
    ],
    'video.choose': [{ type: 'video.choose' }],
    'video.ended': [{ type: 'video.ended' }],
  },
  done: {},
  errors: {},
}
