import { reportMachine } from '../../../../src/machines/report/report/reportMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { reportFixtures } from './fixtures.ts'

describeModel(reportMachine, reportFixtures)
