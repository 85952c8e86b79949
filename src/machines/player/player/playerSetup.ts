import { assign, emit, raise, sendTo, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { youTubeVideoId } from '../../../shared/youTube.ts'
import { isPassingFailure, toFailure } from '../../common/failure.ts'
import { playerActors, playerEffects } from './actors.ts'
import { pickCaptions } from './captionsChoice.ts'
import { countdownSeconds, type PlayerSettings, standardPreferences, withinVolume } from './preferences.ts'
import type { PlaybackFailure, PlayerContext, PlayerEvent, PlayerFact, PlayerInput, PlayerTag, SeekTarget, Sound } from './types.ts'

const types: {
  context?: PlayerContext
  events?: PlayerEvent
  emitted?: PlayerFact
  input?: PlayerInput
  tags?: PlayerTag
  children?: { ad: 'ad' }
} = {}

/** Failures in a row before the view is given up. */
const maxViewAttempts = 5

/** Shared setup of the player machine. Its regions are in the other files of this folder. */
export const playerSetup = setup({
  types,
  actors: playerActors,
  actions: {
    ...playerEffects,
    adoptVideo: assign((_, params: { videoUrl: string }) => ({ videoUrl: params.videoUrl, newerVideoUrl: null, audioUrl: null })),
    adoptNewerVideo: assign(({ context }) => ({
      videoUrl: context.newerVideoUrl ?? context.videoUrl,
      newerVideoUrl: null,
      audioUrl: null,
    })),
    keepNewerVideo: assign((_, params: { videoUrl: string }) => ({ newerVideoUrl: params.videoUrl })),
    keepQualities: assign((_, { qualities, audioUrl }: { qualities: readonly number[]; audioUrl: string | null }) => ({
      qualities,
      audioUrl,
    })),
    keepPlayedQuality: assign((_, params: { quality: number }) => ({ playedQuality: params.quality })),
    keepSettings: assign((_, params: Partial<PlayerSettings>) => params),
    keepFailure: assign((_, params: { failure: PlaybackFailure }) => ({ failure: params.failure })),
    clearFailure: assign({ failure: null }),
    keepPointer: assign((_, params: { pointer: 'mouse' | 'touch' }) => ({ pointer: params.pointer })),
    changeSource: raise({ type: 'source.changed' }),
    sayItIsSlow: raise({ type: 'playback.slow' }),
    wantPlay: assign({ isPlayWanted: true }),
    wantPause: assign({ isPlayWanted: false }),
    noteStart: assign({ hasStarted: true }),
    withdrawRestart: assign({ resumedAt: null }),
    noteWatchedEnough: assign({ hasWatchedEnough: true }),
    noteViewFailure: assign(({ context }, params: { error: unknown }) => ({
      viewFailure: toFailure(params.error, pageMessages.play).code,
      viewAttempts: context.viewAttempts + 1,
    })),
    clearViewFailure: assign({ viewFailure: null, viewAttempts: 0 }),
    playAd: sendTo('ad', { type: 'ad.play' }),
    pauseAd: sendTo('ad', { type: 'ad.pause' }),
    toggleAd: sendTo('ad', { type: 'ad.togglePlay' }),
    dropAd: assign({ adTagUrl: null }),
    askForLogin: emit({ type: 'login.required' }),
    announceRecorded: emit({ type: 'view.recorded' }),
    announceEnd: emit({ type: 'video.ended' }),
    raiseEnd: raise({ type: 'playback.ended' }),
    raiseRestart: raise({ type: 'playback.restarted' }),
    raiseFinish: raise({ type: 'playback.finished' }),
    raiseNext: raise({ type: 'next.comes' }),
    raiseCancel: raise({ type: 'next.cancel' }),
    requestNext: emit(({ context }) => ({ type: 'next.requested', contentId: context.nextContentId ?? context.contentId })),
    keepNext: assign((_, params: { contentId: string | null }) => ({ nextContentId: params.contentId })),
    requestLoad: emit({ type: 'load.requested' }),
    requestPlay: emit({ type: 'play.requested' }),
    requestPause: emit({ type: 'pause.requested' }),
    requestSeek: emit((_, { to }: { to: SeekTarget }) => ({ type: 'seek.requested', to })),
    startOver: emit({ type: 'seek.requested', to: { kind: 'at', seconds: 0 } }),
    requestQuality: emit(({ context }, { isLowered }: { isLowered: boolean }) => ({
      type: 'quality.requested',
      quality: context.quality,
      isLowered,
    })),
    requestCaptions: emit(({ context }) => ({
      type: 'captions.requested',
      language: pickCaptions(context.captionsLanguages, context.captionsLanguage),
    })),
    requestNoCaptions: emit({ type: 'captions.requested', language: null }),
    requestRemote: emit({ type: 'remote.requested' }),
    requestFullscreen: emit((_, { isOn }: { isOn: boolean }) => ({ type: 'fullscreen.requested', isOn })),
    requestPage: emit({ type: 'page.requested' }),
    announceClosing: emit({ type: 'player.closed' }),
    requestPictureInPicture: emit((_, { isOn }: { isOn: boolean }) => ({ type: 'pictureInPicture.requested', isOn })),
  },
  guards: {
    hasVideo: ({ context }) => context.videoUrl !== null,
    isSignedOut: ({ context }) => !context.isSignedIn,
    isSignedIn: ({ context }) => context.isSignedIn,
    isPlayWanted: ({ context }) => context.isPlayWanted,
    isOnYouTube: ({ context }) => context.videoUrl !== null && youTubeVideoId(context.videoUrl) !== null,
    hasAd: ({ context }) => context.adTagUrl !== null,
    isAdWithdrawn: (_, { isWithdrawn }: { isWithdrawn: boolean }) => isWithdrawn,
    isAdDue: ({ context }) => context.adTagUrl !== null && context.isPlayWanted,
    hasStarted: ({ context }) => context.hasStarted,
    isGoingOn: ({ context }) => context.hasStarted && context.isPlayWanted,
    isAtRest: ({ context }) => !(context.hasStarted && context.isPlayWanted),
    isConversionFailed: ({ context }) => context.mediaState === 'failed',
    isAnotherVideo: ({ context }, params: { videoUrl: string }) => context.videoUrl !== params.videoUrl,
    hasNewerVideo: ({ context }) => context.newerVideoUrl !== null,
    isPictureAutomatic: ({ context }) => context.quality === 'auto',
    hasLowerQuality: ({ context: { qualities, playedQuality, quality: chosen } }) => {
      const played = playedQuality ?? chosen
      const highest = typeof played === 'number' ? played : Math.max(...qualities)
      return qualities.some((quality) => quality < highest)
    },
    hasAudio: ({ context }) => context.audioUrl !== null,
    isWithAudio: (_, params: { audioUrl: string | null }) => params.audioUrl !== null,
    isOpenedMuted: ({ context }) => context.preferences.isMuted,
    isOpenedWithCaptions: ({ context }) => context.preferences.areCaptionsShown,
    isOtherCaptions: ({ context: { captionsLanguages, captionsLanguage } }, params: { captionsLanguage: string | null }) =>
      pickCaptions(captionsLanguages, params.captionsLanguage) !== pickCaptions(captionsLanguages, captionsLanguage),
    isMainPart: ({ context }) => context.isMainPart,
    isOpenedInTheatre: ({ context }) => context.isMainPart && context.preferences.isTheatre,
    isLeftPlaying: ({ context }) => context.isMainPart && context.hasStarted && context.isPlayWanted,
    isAutoplayWanted: (_, params: { isAutoplayOn: boolean }) => params.isAutoplayOn,
    isAutoplayUnwanted: (_, params: { isAutoplayOn: boolean }) => !params.isAutoplayOn,
    isOpenedWithAutoplay: ({ context }) => context.preferences.isAutoplayOn,
    hasNext: ({ context }) => context.nextContentId !== null,
    isNoNext: (_, params: { contentId: string | null }) => params.contentId === null,
    isLaterPart: (_, params: { isAwaited: boolean }) => !params.isAwaited,
    isNetworkFailure: ({ context }) => context.failure === 'network',
    isMutedSound: (_, params: Sound) => params.isMuted,
    isAudibleSound: (_, params: Sound) => !params.isMuted,
    isAudible: (_, params: { volume: number }) => params.volume > 0,
    isOtherVolume: ({ context }, params: Sound) => context.volume !== withinVolume(params.volume),
    isLouder: (_, params: { points: number }) => params.points > 0,
    isSilent: ({ context }) => context.volume === 0,
    isUsualSpeed: ({ context }) => context.speed === standardPreferences.speed,
    hasNoCaptions: ({ context }) => context.captionsLanguages.length === 0,
    isNoLanguage: (_, params: { language: string | null }) => params.language === null,
    hasWatchedEnough: ({ context }) => context.hasWatchedEnough,
    isTooEarlyAnswer: (_, params: { error: unknown }) => toFailure(params.error, pageMessages.play).code === 'VIEW_TOO_EARLY',
    isGoneAnswer: (_, params: { error: unknown }) => toFailure(params.error, pageMessages.play).code === 'CONTENT_NOT_FOUND',
    isTooEarly: ({ context }) => context.viewFailure === 'VIEW_TOO_EARLY',
    isPassingViewFailure: ({ context }) => context.viewFailure !== null && isPassingFailure({ code: context.viewFailure }),
    isOutOfViewAttempts: ({ context }) => context.viewAttempts >= maxViewAttempts,
  },
  delays: {
    /** Milliseconds: 2 s, doubled at each failure in a row. */
    viewRetryDelay: ({ context }) => 1_000 * 2 ** context.viewAttempts,
    /** Between two attempts to load what does not arrive. */
    supplyRetryDelay: 3_000,
    /** In which the next video can be cancelled. */
    countdownDelay: 1_000 * countdownSeconds,
    /** How long the offer to restart stays over a video that plays. */
    restartOfferDelay: 5_000,
    /** A wait that a lower quality may end. */
    slowDelay: 4_000,
    /** A wait after which playback has failed. */
    waitLimit: 60_000,
    /** How long the controls stay without a movement (specification §9), in milliseconds. */
    hideDelay: ({ context }) => (context.pointer === 'touch' ? 3_000 : 2_000),
  },
})
