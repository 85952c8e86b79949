import { autoplay } from './autoplay.ts'
import { captions } from './captions.ts'
import { continuation } from './continuation.ts'
import { controls } from './controls.ts'
import { loop } from './loop.ts'
import { playback } from './playback.ts'
import { playerSetup } from './playerSetup.ts'
import { presentation } from './presentation.ts'
import { quality } from './quality.ts'
import { remote } from './remote.ts'
import { sound } from './sound.ts'
import { speed } from './speed.ts'
import { supply } from './supply.ts'
import { view } from './view.ts'

/** Plays one video: its playback, and in parallel all that a person can set, what is shown of the player, and the view record. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input: { isPlayRequested, ...input } }) => {
    const { volume, speed: chosenSpeed, quality: chosenQuality, captionsLanguage, captionsStyle } = input.preferences
    return {
      ...input,
      volume,
      speed: chosenSpeed,
      quality: chosenQuality,
      captionsLanguage,
      captionsStyle,
      hasStarted: false,
      isPlayWanted: isPlayRequested,
      newerVideoUrl: null,
      failure: null,
      qualities: [],
      playedQuality: null,
      audioUrl: null,
      nextContentId: null,
      pointer: 'mouse',
      hasWatchedEnough: false,
      viewAttempts: 0,
      viewFailure: null,
    }
  },
  type: 'parallel',
  on: {
    'player.goTo': {
      actions: ['withdrawRestart', { type: 'requestSeek', params: ({ event }) => ({ to: { kind: 'at', seconds: event.seconds } }) }],
    },
    // Also where it never plays for long without a wait.
    'watch.noted': { actions: 'withdrawRestart' },
  },
  states: { playback, supply, sound, speed, loop, quality, captions, presentation, remote, controls, autoplay, continuation, view },
})
