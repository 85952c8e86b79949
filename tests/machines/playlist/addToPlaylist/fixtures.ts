import type { addToPlaylistMachine } from '../../../../src/machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const addToPlaylistFixtures: Fixtures<typeof addToPlaylistMachine> = {
  inputs: [{ contentId: 'content-1' }],
  events: {
    'dialog.open': [
      { type: 'dialog.open', isSignedIn: true },
      { type: 'dialog.open', isSignedIn: false },
    ],
    'dialog.close': [{ type: 'dialog.close' }],
    'playlist.choose': [{ type: 'playlist.choose', playlistId: 'playlist-1' }],
    'content.add': [{ type: 'content.add' }],
    'creation.open': [{ type: 'creation.open' }],
    'creation.cancel': [{ type: 'creation.cancel' }],
    'form.change': [{ type: 'form.change', patch: { name: 'À revoir' } }],
    'playlist.create': [{ type: 'playlist.create' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { createPlaylist: ['playlist-2'], addContent: ['À revoir'] },
  errors: { createPlaylist: [new AppError('TOO_MANY_PLAYLISTS')], addContent: [new AppError('PLAYLIST_FULL')] },
  laws: { typed: ['playlistId'] },
}
