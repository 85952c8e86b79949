import type { playlistFormMachine } from '../../../../src/machines/playlist/playlistForm/playlistFormMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const playlistFormFixtures: Fixtures<typeof playlistFormMachine> = {
  inputs: [undefined],
  events: {
    'playlist.create': [{ type: 'playlist.create' }],
    'playlist.edit': [{ type: 'playlist.edit', playlistId: 'playlist-1', form: { name: 'Jardin', description: '', isPrivate: true } }],
    'form.change': [{ type: 'form.change', patch: { name: 'À revoir' } }],
    'form.submit': [{ type: 'form.submit' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'dialog.close': [{ type: 'dialog.close' }],
  },
  done: { savePlaylist: ['playlist-1'] },
  errors: { savePlaylist: [new AppError('API_UNAVAILABLE')] },
}
