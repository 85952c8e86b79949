import { commentArrivalsMachine } from '../../../../src/machines/comment/commentArrivals/commentArrivalsMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { commentArrivalsFixtures } from './fixtures.ts'

describeModel(commentArrivalsMachine, commentArrivalsFixtures)
