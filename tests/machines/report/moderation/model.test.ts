import { moderationMachine } from '../../../../src/machines/report/moderation/moderationMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { moderationFixtures } from './fixtures.ts'

describeModel(moderationMachine, moderationFixtures)
