import { playerSetup } from './playerSetup.ts'

/**
 * Where the picture is: in the page, the usual or the theatre's way, over everything, in a window of its own, or small beside another page.
 * Only the browser leads over everything and to a window.
 */
export const presentation = playerSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOpenedInTheatre', target: 'inPage.theatre' }, { target: 'inPage' }] },
    inPage: {
      initial: 'inline',
      on: {
        'presentation.toggleFullscreen': { actions: { type: 'requestFullscreen', params: () => ({ isOn: true }) } },
        'presentation.togglePictureInPicture': { actions: { type: 'requestPictureInPicture', params: () => ({ isOn: true }) } },
        'media.enteredFullscreen': 'fullscreen',
        'media.enteredPictureInPicture': 'pictureInPicture',
        // What is watched stays in sight.
        'page.scrolledAway': { guard: 'isLeftPlaying', target: 'mini' },
        'page.left': [{ guard: 'isLeftPlaying', target: 'away' }, { target: 'closed' }],
      },
      states: {
        inline: {
          on: {
            'presentation.toggleTheatre': {
              guard: 'isMainPart',
              target: 'theatre',
              actions: { type: 'storePreferences', params: () => ({ isTheatre: true }) },
            },
          },
        },
        theatre: {
          tags: 'theatre',
          on: {
            'presentation.toggleTheatre': {
              target: 'inline',
              actions: { type: 'storePreferences', params: () => ({ isTheatre: false }) },
            },
          },
        },
        last: { type: 'history' },
      },
    },
    mini: {
      tags: 'mini',
      on: {
        'mini.close': 'inPage.last',
        'mini.expand': { actions: 'requestPage' },
        'page.scrolledBack': 'inPage.last',
        // Nobody is led away from what they read beside it.
        'next.comes': { actions: 'raiseCancel' },
        'page.left': [{ guard: 'isLeftPlaying', target: 'away' }, { target: 'closed' }],
        'presentation.toggleFullscreen': { actions: { type: 'requestFullscreen', params: () => ({ isOn: true }) } },
        'presentation.togglePictureInPicture': { actions: { type: 'requestPictureInPicture', params: () => ({ isOn: true }) } },
        'media.enteredFullscreen': 'fullscreen',
        'media.enteredPictureInPicture': 'pictureInPicture',
      },
    },
    fullscreen: {
      tags: 'fullscreen',
      on: {
        'presentation.toggleFullscreen': { actions: { type: 'requestFullscreen', params: () => ({ isOn: false }) } },
        'media.leftFullscreen': 'inPage.last',
        'page.left': [
          { guard: 'isLeftPlaying', target: 'away', actions: { type: 'requestFullscreen', params: () => ({ isOn: false }) } },
          { target: 'closed' },
        ],
      },
    },
    pictureInPicture: {
      tags: 'pictureInPicture',
      on: {
        'presentation.togglePictureInPicture': { actions: { type: 'requestPictureInPicture', params: () => ({ isOn: false }) } },
        'presentation.toggleFullscreen': { actions: { type: 'requestFullscreen', params: () => ({ isOn: true }) } },
        'media.leftPictureInPicture': 'inPage.last',
        'media.enteredFullscreen': 'fullscreen',
        'page.left': [{ guard: 'isLeftPlaying', target: 'away.pictureInPicture' }, { target: 'closed' }],
      },
    },
    // The page of the video is left: it goes on beside another one.
    away: {
      tags: ['mini', 'away'],
      initial: 'small',
      on: {
        'mini.close': 'closed',
        'mini.expand': { actions: 'requestPage' },
        'page.returned': 'inPage.last',
      },
      states: {
        small: { on: { 'media.enteredPictureInPicture': 'pictureInPicture' } },
        pictureInPicture: {
          tags: 'pictureInPicture',
          on: {
            'media.leftPictureInPicture': 'small',
            'page.returned': '#player.presentation.pictureInPicture',
          },
        },
      },
    },
    // The app takes the player away.
    closed: { entry: 'announceClosing' },
  },
})
