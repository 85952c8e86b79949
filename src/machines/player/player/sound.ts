import { playerSetup } from './playerSetup.ts'
import { standardPreferences, withinVolume } from './preferences.ts'

/** The sound: its volume is kept while it is muted, and a change of the volume to more than nothing is heard. */
export const sound = playerSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOpenedMuted', target: 'muted' }, { target: 'audible' }] },
    audible: {
      on: {
        'sound.toggleMuted': { target: 'muted', actions: { type: 'storePreferences', params: () => ({ isMuted: true }) } },
        'sound.setVolume': {
          actions: [
            { type: 'keepSettings', params: ({ event }) => ({ volume: withinVolume(event.volume) }) },
            { type: 'storePreferences', params: ({ context }) => ({ volume: context.volume }) },
          ],
        },
        'sound.changeVolume': {
          actions: [
            { type: 'keepSettings', params: ({ context, event }) => ({ volume: withinVolume(context.volume + event.points) }) },
            { type: 'storePreferences', params: ({ context }) => ({ volume: context.volume }) },
          ],
        },
        // Changed by the system, or by an extension of the browser.
        'media.soundChanged': [
          {
            guard: { type: 'isMutedSound', params: ({ event }) => event },
            target: 'muted',
            actions: { type: 'storePreferences', params: () => ({ isMuted: true }) },
          },
          {
            guard: { type: 'isOtherVolume', params: ({ event }) => event },
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ volume: withinVolume(event.volume) }) },
              { type: 'storePreferences', params: ({ context }) => ({ volume: context.volume }) },
            ],
          },
        ],
      },
    },
    muted: {
      tags: 'muted',
      on: {
        'sound.toggleMuted': [
          // Nothing would be heard.
          {
            guard: 'isSilent',
            target: 'audible',
            actions: [
              { type: 'keepSettings', params: () => ({ volume: standardPreferences.volume }) },
              { type: 'storePreferences', params: () => ({ isMuted: false, volume: standardPreferences.volume }) },
            ],
          },
          { target: 'audible', actions: { type: 'storePreferences', params: () => ({ isMuted: false }) } },
        ],
        'sound.setVolume': {
          guard: { type: 'isAudible', params: ({ event }) => event },
          target: 'audible',
          actions: [
            { type: 'keepSettings', params: ({ event }) => ({ volume: withinVolume(event.volume) }) },
            { type: 'storePreferences', params: ({ context }) => ({ isMuted: false, volume: context.volume }) },
          ],
        },
        'sound.changeVolume': {
          guard: { type: 'isLouder', params: ({ event }) => event },
          target: 'audible',
          actions: [
            { type: 'keepSettings', params: ({ context, event }) => ({ volume: withinVolume(context.volume + event.points) }) },
            { type: 'storePreferences', params: ({ context }) => ({ isMuted: false, volume: context.volume }) },
          ],
        },
        'media.soundChanged': {
          guard: { type: 'isAudibleSound', params: ({ event }) => event },
          target: 'audible',
          actions: [
            { type: 'keepSettings', params: ({ event }) => ({ volume: withinVolume(event.volume) }) },
            { type: 'storePreferences', params: ({ context }) => ({ isMuted: false, volume: context.volume }) },
          ],
        },
      },
    },
  },
})
