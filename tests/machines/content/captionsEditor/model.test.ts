import { captionsEditorMachine } from '../../../../src/machines/content/captionsEditor/captionsEditorMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { captionsEditorFixtures } from './fixtures.ts'

describeModel(captionsEditorMachine, captionsEditorFixtures)
