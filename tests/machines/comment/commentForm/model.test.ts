import { commentFormMachine } from '../../../../src/machines/comment/commentForm/commentFormMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { commentFormFixtures } from './fixtures.ts'

describeModel(commentFormMachine, commentFormFixtures)
