import { historyMachine } from '../../../../src/machines/history/history/historyMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { historyFixtures } from './fixtures.ts'

describeModel(historyMachine, historyFixtures)
