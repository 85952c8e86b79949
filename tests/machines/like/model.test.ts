import { likeMachine } from '../../../src/machines/like/likeMachine.ts'
import { describeModel } from '../../support/model/describeModel.ts'
import { likeFixtures } from './fixtures.ts'

describeModel(likeMachine, likeFixtures)
