import { cardPreviewMachine } from '../../../../src/machines/content/cardPreview/cardPreviewMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { cardPreviewFixtures } from './fixtures.ts'

describeModel(cardPreviewMachine, cardPreviewFixtures)
