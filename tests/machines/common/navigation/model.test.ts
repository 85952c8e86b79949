import { navigationMachine } from '../../../../src/machines/common/navigation/navigationMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { navigationFixtures } from './fixtures.ts'

describeModel(navigationMachine, navigationFixtures)
