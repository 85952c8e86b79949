import { historyConfirmationMachine } from '../../../../src/machines/history/historyConfirmation/historyConfirmationMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { historyConfirmationFixtures } from './fixtures.ts'

describeModel(historyConfirmationMachine, historyConfirmationFixtures)
