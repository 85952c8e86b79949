import { registrationMachine } from '../../../../src/machines/session/registration/registrationMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { registrationFixtures } from './fixtures.ts'

describeModel(registrationMachine, registrationFixtures)
