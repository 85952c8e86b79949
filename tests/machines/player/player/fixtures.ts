import type { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import { standardPreferences } from '../../../../src/machines/player/player/preferences.ts'
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
  isMainPart: true,
  adTagUrl: null,
  captionsLanguages: ['en', 'fr'],
  preferences: standardPreferences,
}
export const guest: PlayerInput = { ...watchable, videoUrl: null, isSignedIn: false }
export const guestPlayback: PlayerInput = { ...watchable, isSignedIn: false }
export const processing: PlayerInput = { ...watchable, videoUrl: null, mediaState: 'processing' }
/** «Tout lire» and the player’s own sign-in: the user pressed on another page. */
export const wanted: PlayerInput = { ...watchable, isPlayRequested: true }
/** As a person left the player before: muted, with captions, in the theatre. */
export const asLeft: PlayerInput = {
  ...watchable,
  preferences: {
    ...standardPreferences,
    isMuted: true,
    volume: 0,
    speed: 1.5,
    areCaptionsShown: true,
    isTheatre: true,
    isAutoplayOn: true,
  },
}
/** In another site's page. */
export const embedded: PlayerInput = { ...watchable, isMainPart: false, captionsLanguages: [] }
/** On a site with advertisements. */
export const withAd: PlayerInput = { ...watchable, adTagUrl: 'https://pubs.example/vast.xml' }
/** Played by another site. */
export const onYouTube: PlayerInput = { ...watchable, videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', isPlayRequested: true }
export const unconvertible: PlayerInput = { ...watchable, videoUrl: null, mediaState: 'failed' }

export const playerFixtures: Fixtures<typeof playerMachine> = {
  inputs: [watchable, wanted, guest, guestPlayback, processing, unconvertible, asLeft, embedded, withAd, onYouTube],
  events: {
    'player.play': [{ type: 'player.play' }],
    'player.pause': [{ type: 'player.pause' }],
    'player.togglePlay': [{ type: 'player.togglePlay' }],
    'player.seek': [{ type: 'player.seek', to: { kind: 'by', seconds: 10 } }],
    'player.stepFrame': [{ type: 'player.stepFrame', frames: 1 }],
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
    'playback.slow': [{ type: 'playback.slow' }],
    'sound.setVolume': [
      { type: 'sound.setVolume', volume: 80 },
      { type: 'sound.setVolume', volume: 0 },
    ],
    'sound.changeVolume': [
      { type: 'sound.changeVolume', points: 100 },
      { type: 'sound.changeVolume', points: -100 },
    ],
    'sound.toggleMuted': [{ type: 'sound.toggleMuted' }],
    'media.soundChanged': [
      { type: 'media.soundChanged', volume: 30, isMuted: false },
      { type: 'media.soundChanged', volume: 50, isMuted: false },
      { type: 'media.soundChanged', volume: 50, isMuted: true },
    ],
    'speed.choose': [
      { type: 'speed.choose', speed: 2 },
      { type: 'speed.choose', speed: 1 },
    ],
    'speed.step': [
      { type: 'speed.step', steps: 1 },
      { type: 'speed.step', steps: -1 },
    ],
    'media.speedChanged': [
      { type: 'media.speedChanged', speed: 0.75 },
      { type: 'media.speedChanged', speed: 1 },
    ],
    'loop.toggle': [{ type: 'loop.toggle' }],
    'captions.toggle': [{ type: 'captions.toggle' }],
    'captions.choose': [
      { type: 'captions.choose', language: 'en' },
      { type: 'captions.choose', language: null },
    ],
    'captions.setStyle': [{ type: 'captions.setStyle', style: { size: 'large' } }],
    'media.captionsLoaded': [{ type: 'media.captionsLoaded' }],
    'media.captionsFailed': [{ type: 'media.captionsFailed' }],
    'presentation.toggleFullscreen': [{ type: 'presentation.toggleFullscreen' }],
    'presentation.togglePictureInPicture': [{ type: 'presentation.togglePictureInPicture' }],
    'presentation.toggleTheatre': [{ type: 'presentation.toggleTheatre' }],
    'media.enteredFullscreen': [{ type: 'media.enteredFullscreen' }],
    'media.leftFullscreen': [{ type: 'media.leftFullscreen' }],
    'media.enteredPictureInPicture': [{ type: 'media.enteredPictureInPicture' }],
    'media.leftPictureInPicture': [{ type: 'media.leftPictureInPicture' }],
    'remote.choose': [{ type: 'remote.choose' }],
    'media.remoteAvailable': [{ type: 'media.remoteAvailable' }],
    'media.remoteUnavailable': [{ type: 'media.remoteUnavailable' }],
    'media.remoteConnected': [{ type: 'media.remoteConnected' }],
    'media.remoteDisconnected': [{ type: 'media.remoteDisconnected' }],
    'controls.wake': [
      { type: 'controls.wake', pointer: 'mouse' },
      { type: 'controls.wake', pointer: 'touch' },
    ],
    'controls.toggle': [{ type: 'controls.toggle' }],
    'controls.leave': [{ type: 'controls.leave' }],
    'controls.hold': [{ type: 'controls.hold' }],
    'controls.release': [{ type: 'controls.release' }],
    'media.qualityPlayed': [{ type: 'media.qualityPlayed', quality: 144 }],
    'media.supplyLost': [
      { type: 'media.supplyLost', failure: 'network', isAwaited: true },
      { type: 'media.supplyLost', failure: 'network', isAwaited: false },
    ],
    'media.supplied': [{ type: 'media.supplied' }],
    'network.returned': [{ type: 'network.returned' }],
    'clip.ended': [{ type: 'clip.ended' }],
    'page.scrolledAway': [{ type: 'page.scrolledAway' }],
    'page.scrolledBack': [{ type: 'page.scrolledBack' }],
    'page.left': [{ type: 'page.left' }],
    'page.returned': [{ type: 'page.returned' }],
    'mini.close': [{ type: 'mini.close' }],
    'mini.expand': [{ type: 'mini.expand' }],
    'autoplay.toggle': [{ type: 'autoplay.toggle' }],
    'next.found': [
      { type: 'next.found', contentId: 'content-2' },
      { type: 'next.found', contentId: null },
    ],
    'preferences.changed': [
      { type: 'preferences.changed', isAutoplayOn: true, captionsLanguage: 'en' },
      { type: 'preferences.changed', isAutoplayOn: false, captionsLanguage: null },
    ],
    'next.play': [{ type: 'next.play' }],
    'next.cancel': [{ type: 'next.cancel' }],
    'playback.ended': [{ type: 'playback.ended' }],
    'playback.restarted': [{ type: 'playback.restarted' }],
    'playback.finished': [{ type: 'playback.finished' }],
    'next.comes': [{ type: 'next.comes' }],
    'media.emptied': [{ type: 'media.emptied' }],
    'media.seeking': [{ type: 'media.seeking' }],
    'media.qualitiesFound': [
      { type: 'media.qualitiesFound', qualities: [144, 90], audioUrl: '/media/1/audio.m3u8' },
      { type: 'media.qualitiesFound', qualities: [90], audioUrl: null },
    ],
    'media.conversionFailed': [{ type: 'media.conversionFailed' }],
    'media.canPlay': [{ type: 'media.canPlay' }],
    'media.playing': [{ type: 'media.playing' }],
    'media.paused': [{ type: 'media.paused' }],
    'media.waiting': [{ type: 'media.waiting' }],
    'media.seeked': [{ type: 'media.seeked' }],
    'media.ended': [{ type: 'media.ended' }],
    'media.refused': [{ type: 'media.refused' }],
    'media.failed': [
      { type: 'media.failed', failure: 'network' },
      { type: 'media.failed', failure: 'gone' },
    ],
    'view.watchedEnough': [{ type: 'view.watchedEnough' }],
    'watch.noted': [{ type: 'watch.noted' }],
  },
  done: { startView: [undefined], countView: [undefined], ad: [{ isWithdrawn: false }, { isWithdrawn: true }] },
  errors: {
    ad: [new Error('The ad cannot be drawn')],
    startView: [new AppError('API_UNAVAILABLE'), new AppError('CONTENT_NOT_FOUND'), new AppError('INTERNAL')],
    countView: [new AppError('VIEW_TOO_EARLY'), new AppError('TIMEOUT'), new AppError('CONTENT_NOT_FOUND'), new AppError('INTERNAL')],
  },
  laws: {
    keepsEach: { storePreferences: 'A step leads to a value that was chosen before, too.' },
    ownEvents: ['source.changed', 'playback.slow', 'playback.ended', 'playback.restarted', 'playback.finished', 'next.comes'],
    silentFailures: {
      ad: 'The video plays without it.',
      startView: 'The view is recorded in the background.',
      countView: 'The view is counted in the background.',
    },
  },
}
