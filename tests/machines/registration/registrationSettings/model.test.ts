import { registrationSettingsMachine } from '../../../../src/machines/registration/registrationSettings/registrationSettingsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { registrationSettingsFixtures } from './fixtures.ts'

describeModel(registrationSettingsMachine, registrationSettingsFixtures)
