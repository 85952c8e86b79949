import { commentSendingMachine } from '../../../../src/machines/comment/commentSending/commentSendingMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { commentSendingFixtures } from './fixtures.ts'

describeModel(commentSendingMachine, commentSendingFixtures)
