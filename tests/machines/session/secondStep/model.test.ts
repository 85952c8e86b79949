import { secondStepMachine } from '../../../../src/machines/session/secondStep/secondStepMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { secondStepFixtures } from './fixtures.ts'

describeModel(secondStepMachine, secondStepFixtures)
