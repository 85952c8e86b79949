import { playlistOrderMachine } from '../../../../src/machines/playlist/playlistOrder/playlistOrderMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { playlistOrderFixtures } from './fixtures.ts'

describeModel(playlistOrderMachine, playlistOrderFixtures)
