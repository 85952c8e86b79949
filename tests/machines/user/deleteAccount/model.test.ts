import { deleteAccountMachine } from '../../../../src/machines/user/deleteAccount/deleteAccountMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { deleteAccountFixtures } from './fixtures.ts'

describeModel(deleteAccountMachine, deleteAccountFixtures)
