import type { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import type { PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const watchable: PlayerInput = {
  contentId: 'content-1',
  videoUrl: '/media/1.m3u8',
  mediaState: 'watchable',
  isSignedIn: true,
  isPlayRequested: false,
  resumedAt: null,
  pictureQuality: null,
}
export const guest: PlayerInput = { ...watchable, videoUrl: null, isSignedIn: false }
export const guestPlayback: PlayerInput = { ...watchable, isSignedIn: false }
export const processing: PlayerInput = { ...watchable, videoUrl: null, mediaState: 'processing' }
/** «Tout lire» and the player’s own sign-in: the user pressed on another page. */
export const wanted: PlayerInput = { ...watchable, isPlayRequested: true }
export const unconvertible: PlayerInput = { ...watchable, videoUrl: null, mediaState: 'failed' }

export const playerFixtures: Fixtures<typeof playerMachine> = {
  inputs: [watchable, wanted, guest, guestPlayback, processing, unconvertible],
  events: {
    'player.play': [{ type: 'player.play' }],
    'player.pause': [{ type: 'player.pause' }],
    'player.goTo': [{ type: 'player.goTo', seconds: 62 }],
    'player.retry': [{ type: 'player.retry' }],
    'player.upgrade': [{ type: 'player.upgrade' }],
    'media.becameWatchable': [
      { type: 'media.becameWatchable', videoUrl: '/media/1.m3u8' },
      { type: 'media.becameWatchable', videoUrl: '/media/2.m3u8' },
    ],
    'quality.choose': [
      { type: 'quality.choose', quality: 'auto' },
      { type: 'quality.choose', quality: 144 },
    ],
    'quality.chooseAudioOnly': [{ type: 'quality.chooseAudioOnly' }],
    'source.changed': [{ type: 'source.changed' }],
    'media.qualitiesFound': [
      { type: 'media.qualitiesFound', qualities: [144, 90], audioUrl: '/media/1/audio.m3u8' },
      { type: 'media.qualitiesFound', qualities: [90], audioUrl: null },
    ],
    'media.conversionFailed': [{ type: 'media.conversionFailed' }],
    'media.canPlay': [{ type: 'media.canPlay' }],
    'media.loaded': [{ type: 'media.loaded' }],
    'user.paused': [{ type: 'user.paused' }],
    'media.playing': [{ type: 'media.playing' }],
    'media.paused': [{ type: 'media.paused' }],
    'media.waiting': [{ type: 'media.waiting' }],
    'media.seeked': [{ type: 'media.seeked' }],
    'media.ended': [{ type: 'media.ended' }],
    'media.refused': [{ type: 'media.refused' }],
    'media.failed': [{ type: 'media.failed' }],
    'view.watchedEnough': [{ type: 'view.watchedEnough' }],
    'watch.noted': [{ type: 'watch.noted' }],
  },
  done: { startView: [undefined], countView: [undefined] },
  errors: {
    startView: [new AppError('API_UNAVAILABLE'), new AppError('CONTENT_NOT_FOUND'), new AppError('INTERNAL')],
    countView: [new AppError('VIEW_TOO_EARLY'), new AppError('TIMEOUT'), new AppError('CONTENT_NOT_FOUND'), new AppError('INTERNAL')],
  },
  laws: {
    ownEvents: ['source.changed'],
    silentFailures: { startView: 'The view is recorded in the background.', countView: 'The view is counted in the background.' },
  },
}
