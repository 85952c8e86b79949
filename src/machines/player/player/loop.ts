import { playerSetup } from './playerSetup.ts'

/** Whether the video starts over at its end; for this video only. */
export const loop = playerSetup.createStateConfig({
  initial: 'once',
  states: {
    once: { on: { 'loop.toggle': 'looping', 'playback.ended': { actions: ['wantPause', 'announceEnd', 'raiseFinish'] } } },
    looping: {
      tags: 'looping',
      on: {
        'loop.toggle': 'once',
        'playback.ended': [
          { guard: 'isPlayWanted', actions: ['startOver', 'requestPlay', 'raiseRestart'] },
          { actions: ['announceEnd', 'raiseFinish'] },
        ],
      },
    },
  },
})
