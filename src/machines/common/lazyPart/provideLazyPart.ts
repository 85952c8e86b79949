import { fromCallback, fromPromise } from 'xstate'
import { lazyPartMachine } from './lazyPartMachine.ts'

export type LazyPartEffects = {
  load: () => Promise<void>
  isServerReachable: () => Promise<boolean>
  /** @returns unsubscribes */
  onOnline: (listener: () => void) => () => void
}

/** Returns the machine of one part, with its effects. */
export function provideLazyPart({ load, isServerReachable, onOnline }: LazyPartEffects): typeof lazyPartMachine {
  return lazyPartMachine.provide({
    actors: {
      loadCode: fromPromise(load),
      probeServer: fromPromise(isServerReachable),
      watchConnection: fromCallback(({ sendBack }) => onOnline(() => sendBack({ type: 'connection.restored' }))),
    },
  })
}
