import type { networkMachine } from '../../../../src/machines/common/network/networkMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const silent = [new AppError('API_UNAVAILABLE')]

export const networkFixtures: Fixtures<typeof networkMachine> = {
  inputs: [undefined],
  events: {
    'network.lost': [{ type: 'network.lost' }],
    'network.found': [{ type: 'network.found' }],
    'request.failed': [{ type: 'request.failed' }],
    'request.answered': [{ type: 'request.answered' }],
  },
  done: { probeSuspected: [undefined], probeDoubt: [undefined], probeReturn: [undefined], probeAgain: [undefined] },
  errors: {
    watchConnection: [new Error('no such events')],
    probeSuspected: silent,
    probeDoubt: silent,
    probeReturn: silent,
    probeAgain: silent,
  },
  laws: {
    silentFailures: {
      probeSuspected: 'A failed probe is the answer that is looked for.',
      probeDoubt: 'A failed probe is the answer that is looked for.',
      probeReturn: 'A failed probe is the answer that is looked for.',
      probeAgain: 'A failed probe is the answer that is looked for.',
      watchConnection: 'Without the browser’s events, failed requests tell the same.',
    },
  },
}
