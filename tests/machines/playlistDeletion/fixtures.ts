import type { playlistDeletionMachine } from '../../../src/machines/playlistDeletion/playlistDeletionMachine.ts'
import { AppError } from '../../../src/shared/errors.ts'
import type { Fixtures } from '../../support/model/fixtures.ts'

export const playlistDeletionFixtures: Fixtures<typeof playlistDeletionMachine> = {
  inputs: [undefined],
  events: {
    'playlist.delete': [
      { type: 'playlist.delete', playlistId: 'playlist-1', isDefault: false },
      { type: 'playlist.delete', playlistId: 'later', isDefault: true },
    ],
    'deletion.confirm': [{ type: 'deletion.confirm' }],
    'deletion.cancel': [{ type: 'deletion.cancel' }],
  },
  done: { deletePlaylist: [undefined] },
  errors: { deletePlaylist: [new AppError('API_UNAVAILABLE')] },
}
