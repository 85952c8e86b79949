import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { playerFixtures } from './fixtures.ts'

describeModel(playerMachine, playerFixtures)
