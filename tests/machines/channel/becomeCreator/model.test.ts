import { becomeCreatorMachine } from '../../../../src/machines/channel/becomeCreator/becomeCreatorMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { becomeCreatorFixtures } from './fixtures.ts'

describeModel(becomeCreatorMachine, becomeCreatorFixtures)
