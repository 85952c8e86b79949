import { toggleMachine } from '../../../src/machines/toggle/toggleMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { toggleFixtures } from './fixtures.ts'

describeModel(toggleMachine, toggleFixtures)
