import { createActor, type EventObject, fromCallback } from 'xstate'
import type { Reachability } from '../../graphql/reachability.ts'
import type { StartResubscription } from '../../graphql/resubscribeExchange.ts'
import type { FlowOptions } from '../../machines/common/flow.ts'
import { resubscriptionMachine } from '../../machines/common/resubscription/resubscriptionMachine.ts'

/** Returns the start of the machine that restarts one interrupted subscription. */
export function resubscription(reachability: Reachability, actorOptions: FlowOptions): StartResubscription {
  const machine = resubscriptionMachine.provide({
    actors: {
      watchReachability: fromCallback<EventObject, undefined>(({ sendBack }) =>
        reachability.on('restored', () => sendBack({ type: 'server.restored' })),
      ),
    },
  })
  return (resume) => {
    const actor = createActor(machine, actorOptions)
    actor.on('subscription.resumed', resume)
    actor.start()
    return { interrupted: () => actor.send({ type: 'connection.lost' }), stop: () => actor.stop() }
  }
}
