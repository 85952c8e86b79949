import { passwordResetRequestMachine } from '../../../../src/machines/session/passwordResetRequest/passwordResetRequestMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { passwordResetRequestFixtures } from './fixtures.ts'

describeModel(passwordResetRequestMachine, passwordResetRequestFixtures)
