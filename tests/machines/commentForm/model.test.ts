import { commentFormMachine } from '../../../src/machines/commentForm/commentFormMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { commentFormFixtures } from './fixtures.ts'

describeModel(commentFormMachine, commentFormFixtures)
