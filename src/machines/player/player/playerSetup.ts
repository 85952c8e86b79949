import { assign, emit, raise, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { isPassingFailure, toFailure } from '../../common/failure.ts'
import { playerActors, playerEffects } from './actors.ts'
import type { PictureQuality, PlayerContext, PlayerEvent, PlayerFact, PlayerInput, PlayerTag } from './types.ts'

const types: { context?: PlayerContext; events?: PlayerEvent; emitted?: PlayerFact; input?: PlayerInput; tags?: PlayerTag } = {}

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
    keepPictureQuality: assign((_, params: { quality: PictureQuality }) => ({ pictureQuality: params.quality })),
    changeSource: raise({ type: 'source.changed' }),
    requestPlayOnceReady: assign({ isPlayRequested: true }),
    clearPlayRequest: assign({ isPlayRequested: false }),
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
    askForLogin: emit({ type: 'login.required' }),
    announceRecorded: emit({ type: 'view.recorded' }),
    requestPlay: emit({ type: 'play.requested' }),
    requestPause: emit({ type: 'pause.requested' }),
    requestSeek: emit((_, { seconds }: { seconds: number }) => ({ type: 'seek.requested', seconds })),
    requestQuality: emit((_, { quality }: { quality: PictureQuality }) => ({ type: 'quality.requested', quality })),
    announceEnd: emit({ type: 'video.ended' }),
  },
  guards: {
    hasVideo: ({ context }) => context.videoUrl !== null,
    isSignedOut: ({ context }) => !context.isSignedIn,
    isSignedIn: ({ context }) => context.isSignedIn,
    isPlayRequested: ({ context }) => context.isPlayRequested,
    isPlayWanted: ({ context }) => context.isPlayWanted,
    isGoingOn: ({ context }) => context.hasStarted && context.isPlayWanted,
    isConversionFailed: ({ context }) => context.mediaState === 'failed',
    isAnotherVideo: ({ context }, params: { videoUrl: string }) => context.videoUrl !== params.videoUrl,
    hasNewerVideo: ({ context }) => context.newerVideoUrl !== null,
    isPictureAutomatic: ({ context }) => context.pictureQuality === 'auto',
    hasAudio: ({ context }) => context.audioUrl !== null,
    isWithAudio: (_, params: { audioUrl: string | null }) => params.audioUrl !== null,
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
  },
})
