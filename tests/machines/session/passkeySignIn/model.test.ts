import { passkeySignInMachine } from '../../../../src/machines/session/passkeySignIn/passkeySignInMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { passkeySignInFixtures } from './fixtures.ts'

describeModel(passkeySignInMachine, passkeySignInFixtures)
