import { invitationMachine } from '../../../../src/machines/registration/invitation/invitationMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { invitationFixtures } from './fixtures.ts'

describeModel(invitationMachine, invitationFixtures)
