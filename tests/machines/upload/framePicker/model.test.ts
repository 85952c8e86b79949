import { framePickerMachine } from '../../../../src/machines/upload/framePicker/framePickerMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { framePickerFixtures } from './fixtures.ts'

describeModel(framePickerMachine, framePickerFixtures)
