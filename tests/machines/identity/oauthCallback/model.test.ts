import { oauthCallbackMachine } from '../../../../src/machines/identity/oauthCallback/oauthCallbackMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { oauthCallbackFixtures } from './fixtures.ts'

describeModel(oauthCallbackMachine, oauthCallbackFixtures)
