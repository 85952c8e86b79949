import { playerSetup } from './playerSetup.ts'

/** The captions: whether they are shown, and their language, are kept for other videos. */
export const captions = playerSetup.createStateConfig({
  initial: 'opening',
  on: {
    'captions.setStyle': {
      actions: [
        {
          type: 'keepSettings',
          params: ({ context, event }) => ({ captionsStyle: { ...context.captionsStyle, ...event.style } }),
        },
        { type: 'storePreferences', params: ({ context }) => ({ captionsStyle: context.captionsStyle }) },
      ],
    },
  },
  states: {
    opening: {
      always: [{ guard: 'hasNoCaptions', target: 'none' }, { guard: 'isOpenedWithCaptions', target: 'shown' }, { target: 'hidden' }],
    },
    none: {},
    hidden: {
      entry: 'requestNoCaptions',
      on: {
        'preferences.changed': {
          actions: { type: 'keepSettings', params: ({ event }) => ({ captionsLanguage: event.captionsLanguage }) },
        },
        'captions.toggle': { target: 'shown', actions: { type: 'storePreferences', params: () => ({ areCaptionsShown: true }) } },
        'captions.choose': [
          { guard: { type: 'isNoLanguage', params: ({ event }) => event } },
          {
            target: 'shown',
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ captionsLanguage: event.language }) },
              { type: 'storePreferences', params: ({ event }) => ({ areCaptionsShown: true, captionsLanguage: event.language }) },
            ],
          },
        ],
      },
    },
    shown: {
      tags: 'captionsShown',
      entry: 'requestCaptions',
      initial: 'loading',
      on: {
        'captions.toggle': { target: 'hidden', actions: { type: 'storePreferences', params: () => ({ areCaptionsShown: false }) } },
        'captions.choose': [
          {
            guard: { type: 'isNoLanguage', params: ({ event }) => event },
            target: 'hidden',
            actions: { type: 'storePreferences', params: () => ({ areCaptionsShown: false }) },
          },
          {
            target: 'shown',
            reenter: true,
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ captionsLanguage: event.language }) },
              { type: 'storePreferences', params: ({ event }) => ({ captionsLanguage: event.language }) },
            ],
          },
        ],
        'preferences.changed': [
          {
            guard: { type: 'isOtherCaptions', params: ({ event }) => event },
            target: 'shown',
            reenter: true,
            actions: { type: 'keepSettings', params: ({ event }) => ({ captionsLanguage: event.captionsLanguage }) },
          },
          { actions: { type: 'keepSettings', params: ({ event }) => ({ captionsLanguage: event.captionsLanguage }) } },
        ],
        'media.captionsLoaded': '.loaded',
        'media.captionsFailed': '.failed',
      },
      states: {
        loading: {},
        loaded: {},
        failed: { tags: 'captionsFailed' },
      },
    },
  },
})
