import type { leaveGuardMachine } from '../../../../src/machines/common/leaveGuard/leaveGuardMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const leaveGuardFixtures: Fixtures<typeof leaveGuardMachine> = {
  inputs: [undefined],
  events: {
    'changes.made': [{ type: 'changes.made' }],
    'changes.saved': [{ type: 'changes.saved' }],
    'departure.attempted': [{ type: 'departure.attempted' }],
    'leave.confirm': [{ type: 'leave.confirm' }],
    'leave.cancel': [{ type: 'leave.cancel' }],
  },
  done: {},
  errors: { holdDepartures: [new Error('no such events')] },
  laws: { silentFailures: { holdDepartures: 'Without the browser’s events, leaving asks nothing: there is nobody to tell.' } },
}
