import { notificationFeedMachine } from '../../../../src/machines/notification/notificationFeed/notificationFeedMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { notificationFeedFixtures } from './fixtures.ts'

describeModel(notificationFeedMachine, notificationFeedFixtures)
