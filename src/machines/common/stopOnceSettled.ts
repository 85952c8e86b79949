/** What is needed of an actor to wait for its end and stop it. */
export type StoppableActor<Snapshot> = {
  getSnapshot: () => Snapshot
  subscribe: (observer: (snapshot: Snapshot) => void) => { unsubscribe: () => void }
  stop: () => unknown
}

/** Stops the actor of an unmounted component: at once, or when it has settled. */
export function stopOnceSettled<Snapshot>(actor: StoppableActor<Snapshot>, isSettled: (snapshot: Snapshot) => boolean): void {
  if (isSettled(actor.getSnapshot())) {
    actor.stop()
    return
  }
  const watching = actor.subscribe((snapshot) => {
    if (!isSettled(snapshot)) return
    watching.unsubscribe()
    actor.stop()
  })
}
