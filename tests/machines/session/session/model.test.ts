import { sessionMachine } from '../../../../src/machines/session/session/sessionMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { sessionFixtures } from './fixtures.ts'

describeModel(sessionMachine, sessionFixtures)
