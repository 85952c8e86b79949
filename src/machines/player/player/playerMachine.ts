import { playback } from './playback.ts'
import { playerSetup } from './playerSetup.ts'
import { quality } from './quality.ts'
import { view } from './view.ts'

/** Plays one video: its playback, driven by the media element's events, and in parallel its quality and the view record. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input }) => ({
    ...input,
    hasStarted: false,
    isPlayWanted: false,
    newerVideoUrl: null,
    qualities: [],
    audioUrl: null,
    hasWatchedEnough: false,
    viewAttempts: 0,
    viewFailure: null,
  }),
  type: 'parallel',
  on: {
    'player.goTo': { actions: ['withdrawRestart', { type: 'requestSeek', params: ({ event }) => event }] },
    // After this many seconds, the offer to restart is no longer useful.
    'watch.noted': { actions: 'withdrawRestart' },
  },
  states: { playback, quality, view },
})
