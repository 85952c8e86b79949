import { bulkEditMachine } from '../../../../src/machines/content/bulkEdit/bulkEditMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { bulkEditFixtures } from './fixtures.ts'

describeModel(bulkEditMachine, bulkEditFixtures)
