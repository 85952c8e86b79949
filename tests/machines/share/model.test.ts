import { shareMachine } from '../../../src/machines/share/shareMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { shareFixtures } from './fixtures.ts'

describeModel(shareMachine, shareFixtures)
