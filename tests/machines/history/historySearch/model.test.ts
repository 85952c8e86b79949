import { historySearchMachine } from '../../../../src/machines/history/historySearch/historySearchMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { historySearchFixtures } from './fixtures.ts'

describeModel(historySearchMachine, historySearchFixtures)
