import { playerSetup } from './playerSetup.ts'

/** The controls over the picture: they hide while it plays and nobody moves, and stay while it is paused or one of their menus is open. */
export const controls = playerSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      tags: 'controlsShown',
      initial: 'idle',
      on: { 'controls.hold': '.held' },
      states: {
        idle: {
          on: {
            'controls.wake': { target: 'idle', reenter: true, actions: { type: 'keepPointer', params: ({ event }) => event } },
            'media.playing': { target: 'idle', reenter: true },
            'controls.toggle': '#player.controls.hidden',
            'controls.leave': '#player.controls.hidden',
          },
          after: { hideDelay: { guard: 'isGoingOn', target: '#player.controls.hidden' } },
        },
        held: { on: { 'controls.release': 'idle' } },
      },
    },
    hidden: {
      always: { guard: 'isAtRest', target: 'shown' },
      on: {
        'controls.wake': { target: 'shown', actions: { type: 'keepPointer', params: ({ event }) => event } },
        'controls.toggle': { target: 'shown', actions: { type: 'keepPointer', params: () => ({ pointer: 'touch' }) } },
        'controls.hold': 'shown.held',
        'media.failed': 'shown',
      },
    },
  },
})
