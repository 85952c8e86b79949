import { playerSetup } from './playerSetup.ts'

/**
 * The quality: the picture's, automatic or fixed, or the audio without a picture, which is a source of its own. The quality of the picture is
 * kept for other videos; «audio only» lasts as long as this one.
 */
export const quality = playerSetup.createStateConfig({
  initial: 'picture',
  states: {
    picture: {
      initial: 'choosing',
      on: {
        'media.qualitiesFound': { actions: { type: 'keepQualities', params: ({ event }) => event } },
        'quality.choose': {
          target: '.choosing',
          actions: [
            { type: 'keepPictureQuality', params: ({ event }) => event },
            { type: 'storePictureQuality', params: ({ event }) => event },
            { type: 'requestQuality', params: ({ event }) => event },
          ],
        },
        'quality.chooseAudioOnly': { guard: 'hasAudio', target: 'audioOnly' },
      },
      states: {
        choosing: { always: [{ guard: 'isPictureAutomatic', target: 'automatic' }, { target: 'fixed' }] },
        automatic: {},
        fixed: {},
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
              { type: 'keepPictureQuality', params: ({ event }) => event },
              { type: 'storePictureQuality', params: ({ event }) => event },
              'changeSource',
            ],
          },
          // Another version loads with its picture, before its audio is known.
          {
            target: 'picture',
            actions: [
              { type: 'keepPictureQuality', params: ({ event }) => event },
              { type: 'storePictureQuality', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
})
