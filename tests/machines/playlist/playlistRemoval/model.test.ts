import { playlistRemovalMachine } from '../../../../src/machines/playlist/playlistRemoval/playlistRemovalMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { playlistRemovalFixtures } from './fixtures.ts'

describeModel(playlistRemovalMachine, playlistRemovalFixtures)
