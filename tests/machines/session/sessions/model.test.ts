import { sessionsMachine } from '../../../../src/machines/session/sessions/sessionsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { sessionsFixtures } from './fixtures.ts'

describeModel(sessionsMachine, sessionsFixtures)
