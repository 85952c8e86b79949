import { playerSetup } from './playerSetup.ts'

/** Whether parts of the video arrive. What has arrived plays on while they do not, and the element is asked to load again. */
export const supply = playerSetup.createStateConfig({
  initial: 'flowing',
  states: {
    flowing: { on: { 'media.supplyLost': 'lost' } },
    lost: {
      on: { 'media.supplied': 'flowing', 'media.canPlay': 'flowing' },
      after: { supplyRetryDelay: { target: 'lost', reenter: true, actions: 'requestLoad' } },
    },
  },
})
