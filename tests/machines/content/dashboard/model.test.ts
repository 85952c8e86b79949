import { dashboardMachine } from '../../../../src/machines/content/dashboard/dashboardMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { dashboardFixtures } from './fixtures.ts'

describeModel(dashboardMachine, dashboardFixtures)
