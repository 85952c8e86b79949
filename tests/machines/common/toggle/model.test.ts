import { toggleMachine } from '../../../../src/machines/common/toggle/toggleMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { toggleFixtures } from './fixtures.ts'

describeModel(toggleMachine, toggleFixtures)
