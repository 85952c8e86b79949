import type { playlistRemovalMachine } from '../../../../src/machines/playlist/playlistRemoval/playlistRemovalMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const playlistRemovalFixtures: Fixtures<typeof playlistRemovalMachine> = {
  inputs: [{ playlistId: 'playlist-1', contentId: 'content-1' }],
  events: { 'removal.undo': [{ type: 'removal.undo' }] },
  done: { removeContent: [{ beforeId: 'content-2', addedAt: '2026-11-21T10:00:00.000Z' }, null], restoreContent: [undefined] },
  errors: { removeContent: [new AppError('API_UNAVAILABLE')], restoreContent: [new AppError('PLAYLIST_FULL')] },
  laws: { destroys: { removeContent: 'The press on the removal starts it, and it can be undone.' } },
}
