import { playerSetup } from './playerSetup.ts'

/** Whether the next video plays by itself: off until the person switches it on (specification §9), and kept for other videos. */
export const autoplay = playerSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOpenedWithAutoplay', target: 'on' }, { target: 'off' }] },
    off: {
      on: {
        'autoplay.toggle': { target: 'on', actions: { type: 'storePreferences', params: () => ({ isAutoplayOn: true }) } },
        'preferences.changed': { guard: { type: 'isAutoplayWanted', params: ({ event }) => event }, target: 'on' },
      },
    },
    on: {
      tags: 'autoplay',
      on: {
        'autoplay.toggle': { target: 'off', actions: { type: 'storePreferences', params: () => ({ isAutoplayOn: false }) } },
        'preferences.changed': { guard: { type: 'isAutoplayUnwanted', params: ({ event }) => event }, target: 'off' },
        'playback.finished': { actions: 'raiseNext' },
      },
    },
  },
})
