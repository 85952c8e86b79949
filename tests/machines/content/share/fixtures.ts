import type { shareMachine } from '../../../../src/machines/content/share/shareMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const shareFixtures: Fixtures<typeof shareMachine> = {
  inputs: [undefined],
  events: {
    'share.close': [{ type: 'share.close' }],
    'share.start': [{ type: 'share.start', shareable: { title: 'La mer', url: 'https://lucarne.example/watch/1' } }],
  },
  done: { handOn: ['shared', 'copied', 'cancelled'] },
  errors: { handOn: [new Error('denied')] },
  laws: { typed: ['shareable'] },
}
