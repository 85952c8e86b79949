import { playerSetup } from './playerSetup.ts'

/** Playback on another device, such as a television: where there is one, the browser asks the person which, and says whether it plays there. */
export const remote = playerSetup.createStateConfig({
  initial: 'unavailable',
  states: {
    unavailable: { on: { 'media.remoteAvailable': 'available', 'media.remoteConnected': 'connected' } },
    available: {
      tags: 'remoteAvailable',
      on: {
        'remote.choose': { actions: 'requestRemote' },
        'media.remoteUnavailable': 'unavailable',
        'media.remoteConnected': 'connected',
      },
    },
    connected: {
      tags: ['remoteAvailable', 'remote'],
      on: { 'remote.choose': { actions: 'requestRemote' }, 'media.remoteDisconnected': 'available' },
    },
  },
})
