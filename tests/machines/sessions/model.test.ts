import { sessionsMachine } from '../../../src/machines/sessions/sessionsMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { sessionsFixtures } from './fixtures.ts'

describeModel(sessionsMachine, sessionsFixtures)
