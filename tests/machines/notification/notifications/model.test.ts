import { notificationsMachine } from '../../../../src/machines/notification/notifications/notificationsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { notificationsFixtures } from './fixtures.ts'

describeModel(notificationsMachine, notificationsFixtures)
