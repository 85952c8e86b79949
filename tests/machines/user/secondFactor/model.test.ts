import { secondFactorMachine } from '../../../../src/machines/user/secondFactor/secondFactorMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { secondFactorFixtures } from './fixtures.ts'

describeModel(secondFactorMachine, secondFactorFixtures)
