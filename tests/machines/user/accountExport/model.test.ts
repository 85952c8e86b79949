import { accountExportMachine } from '../../../../src/machines/user/accountExport/accountExportMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { accountExportFixtures } from './fixtures.ts'

describeModel(accountExportMachine, accountExportFixtures)
