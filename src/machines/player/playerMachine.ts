import { playback } from './playback.ts'
import { playerSetup } from './playerSetup.ts'
import { view } from './view.ts'

/** Watching one video: its playback as the media element tells it and, beside it, the record of the view. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input }) => ({
    ...input,
    newerVideoUrl: null,
    loadCount: 0,
    hasWatchedEnough: false,
    viewAttempts: 0,
    viewFailure: null,
  }),
  type: 'parallel',
  states: { playback, view },
})
