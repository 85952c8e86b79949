import { accountFormMachine } from '../../../../src/machines/user/accountForm/accountFormMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { accountFormFixtures } from './fixtures.ts'

describeModel(accountFormMachine, accountFormFixtures)
