import { problemReportMachine } from '../../../../src/machines/report/problemReport/problemReportMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { problemReportFixtures } from './fixtures.ts'

describeModel(problemReportMachine, problemReportFixtures)
