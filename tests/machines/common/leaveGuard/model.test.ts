import { leaveGuardMachine } from '../../../../src/machines/common/leaveGuard/leaveGuardMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { leaveGuardFixtures } from './fixtures.ts'

describeModel(leaveGuardMachine, leaveGuardFixtures)
