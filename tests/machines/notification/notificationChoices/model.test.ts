import { notificationChoicesMachine } from '../../../../src/machines/notification/notificationChoices/notificationChoicesMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { notificationChoicesFixtures } from './fixtures.ts'

describeModel(notificationChoicesMachine, notificationChoicesFixtures)
