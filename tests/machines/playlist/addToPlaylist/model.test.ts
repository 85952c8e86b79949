import { addToPlaylistMachine } from '../../../../src/machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { addToPlaylistFixtures } from './fixtures.ts'

describeModel(addToPlaylistMachine, addToPlaylistFixtures)
