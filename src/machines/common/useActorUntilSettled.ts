import { useEffect, useRef, useState } from 'react'
import { type StoppableActor, stopOnceSettled } from './stopOnceSettled.ts'

type StartableActor<Snapshot> = StoppableActor<Snapshot> & { start: () => unknown }

/**
 * Returns an actor that outlives the component until it has settled. Subscribe in `create` to facts that matter after the unmount.
 * @param create makes the actor, without starting it; read only on mount
 * @param isSettled keep it stable between renders
 */
export function useActorUntilSettled<Snapshot, Actor extends StartableActor<Snapshot>>(
  create: () => Actor & StartableActor<Snapshot>,
  isSettled: (snapshot: Snapshot) => boolean,
): Actor {
  const [actor] = useState(create)
  const holders = useRef(0)
  useEffect(() => {
    actor.start()
    holders.current += 1
    return () => {
      holders.current -= 1
      // StrictMode unmounts and remounts immediately.
      queueMicrotask(() => {
        if (holders.current === 0) stopOnceSettled(actor, isSettled)
      })
    }
  }, [actor, isSettled])
  return actor
}
