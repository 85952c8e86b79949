import { playerSetup } from './playerSetup.ts'
import { stepSpeed } from './preferences.ts'

/** The speed: the usual one or another, kept for other videos. */
export const speed = playerSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'speed.choose': {
      target: '.choosing',
      actions: [
        { type: 'keepSettings', params: ({ event }) => ({ speed: event.speed }) },
        { type: 'storePreferences', params: ({ event }) => ({ speed: event.speed }) },
      ],
    },
    'speed.step': {
      target: '.choosing',
      actions: [
        { type: 'keepSettings', params: ({ context, event }) => ({ speed: stepSpeed(context.speed, event.steps) }) },
        { type: 'storePreferences', params: ({ context }) => ({ speed: context.speed }) },
      ],
    },
    // Changed by the system, or by an extension of the browser.
    'media.speedChanged': { target: '.choosing', actions: { type: 'keepSettings', params: ({ event }) => ({ speed: event.speed }) } },
  },
  states: {
    choosing: { always: [{ guard: 'isUsualSpeed', target: 'usual' }, { target: 'changed' }] },
    usual: {},
    changed: {},
  },
})
