import { playerSetup } from './playerSetup.ts'

/** What follows the end: another video is offered, and played after a countdown for those who switched that on. */
export const continuation = playerSetup.createStateConfig({
  initial: 'none',
  on: {
    'next.found': [
      {
        guard: { type: 'isNoNext', params: ({ event }) => event },
        target: '.none',
        actions: { type: 'keepNext', params: ({ event }) => event },
      },
      { actions: { type: 'keepNext', params: ({ event }) => event } },
    ],
  },
  states: {
    none: {
      on: {
        'playback.finished': { guard: 'hasNext', target: 'offered' },
      },
    },
    offered: {
      tags: 'nextOffered',
      on: {
        'next.comes': 'countingDown',
        'next.play': { target: 'none', actions: 'requestNext' },
        'source.changed': 'none',
        'media.playing': 'none',
        'media.seeking': 'none',
      },
    },
    countingDown: {
      tags: ['nextOffered', 'countingDown'],
      on: {
        'next.play': { target: 'none', actions: 'requestNext' },
        'next.cancel': 'offered',
        'autoplay.toggle': 'offered',
        'preferences.changed': { guard: { type: 'isAutoplayUnwanted', params: ({ event }) => event }, target: 'offered' },
        'source.changed': 'none',
        'media.playing': 'none',
        'media.seeking': 'none',
      },
      after: { countdownDelay: { target: 'none', actions: 'requestNext' } },
    },
  },
})
