import { emailProofRequestMachine } from '../../../../src/machines/user/emailProofRequest/emailProofRequestMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { emailProofRequestFixtures } from './fixtures.ts'

describeModel(emailProofRequestMachine, emailProofRequestFixtures)
