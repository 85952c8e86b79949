import { playerSetup } from './playerSetup.ts'

/**
 * The quality: the picture's, automatic or fixed, or the audio without a picture, which is a source of its own. The quality of the picture is
 * kept for other videos; «audio only» lasts as long as this one.
 */
export const quality = playerSetup.createStateConfig({
  initial: 'picture',
  on: { 'media.qualityPlayed': { actions: { type: 'keepPlayedQuality', params: ({ event }) => event } } },
  states: {
    picture: {
      initial: 'choosing',
      on: {
        'media.qualitiesFound': { actions: { type: 'keepQualities', params: ({ event }) => event } },
        'quality.choose': {
          target: '.choosing',
          actions: [
            { type: 'keepSettings', params: ({ event }) => ({ quality: event.quality }) },
            { type: 'storePreferences', params: ({ event }) => ({ quality: event.quality }) },
            { type: 'requestQuality', params: () => ({ isLowered: false }) },
          ],
        },
        'quality.chooseAudioOnly': { guard: 'hasAudio', target: 'audioOnly' },
      },
      states: {
        choosing: { always: [{ guard: 'isPictureAutomatic', target: 'automatic' }, { target: 'fixed' }] },
        automatic: {},
        fixed: { on: { 'playback.slow': { guard: 'hasLowerQuality', target: 'lowered' } } },
        // The network is too slow for the chosen quality, which is the highest one from now on.
        lowered: { tags: 'lowered', entry: { type: 'requestQuality', params: () => ({ isLowered: true }) } },
      },
    },
    audioOnly: {
      tags: 'audioOnly',
      entry: 'changeSource',
      on: {
        // Another version of the video has been loaded, whose audio was not known before.
        'media.qualitiesFound': [
          {
            guard: { type: 'isWithAudio', params: ({ event }) => event },
            actions: [{ type: 'keepQualities', params: ({ event }) => event }, 'changeSource'],
          },
          { target: 'picture', actions: { type: 'keepQualities', params: ({ event }) => event } },
        ],
        'quality.choose': [
          {
            guard: 'hasAudio',
            target: 'picture',
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ quality: event.quality }) },
              { type: 'storePreferences', params: ({ event }) => ({ quality: event.quality }) },
              'changeSource',
            ],
          },
          // Another version loads with its picture, before its audio is known.
          {
            target: 'picture',
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ quality: event.quality }) },
              { type: 'storePreferences', params: ({ event }) => ({ quality: event.quality }) },
            ],
          },
        ],
      },
    },
  },
})
