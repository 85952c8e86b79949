import { historyChangesMachine } from '../../../../src/machines/history/historyChanges/historyChangesMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { historyChangesFixtures } from './fixtures.ts'

describeModel(historyChangesMachine, historyChangesFixtures)
