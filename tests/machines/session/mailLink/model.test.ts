import { mailLinkMachine } from '../../../../src/machines/session/mailLink/mailLinkMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { mailLinkFixtures } from './fixtures.ts'

describeModel(mailLinkMachine, mailLinkFixtures)
