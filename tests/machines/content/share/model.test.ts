import { shareMachine } from '../../../../src/machines/content/share/shareMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { shareFixtures } from './fixtures.ts'

describeModel(shareMachine, shareFixtures)
