import type { playlistOrderMachine } from '../../../../src/machines/playlist/playlistOrder/playlistOrderMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const playlistOrderFixtures: Fixtures<typeof playlistOrderMachine> = {
  inputs: [{ playlistId: 'playlist-1' }],
  events: { 'content.move': [{ type: 'content.move', move: { contentId: 'content-1', beforeId: null } }] },
  done: { moveContent: [undefined] },
  errors: { moveContent: [new AppError('API_UNAVAILABLE')] },
  laws: { keepsEach: { moveContent: 'The moves are sent one after another, in order.' } },
}
