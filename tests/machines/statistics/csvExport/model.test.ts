import { csvExportMachine } from '../../../../src/machines/statistics/csvExport/csvExportMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { csvExportFixtures } from './fixtures.ts'

describeModel(csvExportMachine, csvExportFixtures)
