import { passwordResetMachine } from '../../../../src/machines/session/passwordReset/passwordResetMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { passwordResetFixtures } from './fixtures.ts'

describeModel(passwordResetMachine, passwordResetFixtures)
