import { undoMachine } from '../../../../src/machines/common/undo/undoMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { undoFixtures } from './fixtures.ts'

describeModel(undoMachine, undoFixtures)
