import type { ActorRefFrom } from 'xstate'
import { selectIsSaving } from './selectors.ts'
import type { toggleMachine } from './toggleMachine.ts'

/** Stops the actor of an unmounted toggle: at once, or when the last pending value is saved. */
export function stopOnceSettled(actor: ActorRefFrom<typeof toggleMachine>): void {
  if (!selectIsSaving(actor.getSnapshot())) {
    actor.stop()
    return
  }
  const watching = actor.subscribe((snapshot) => {
    if (selectIsSaving(snapshot)) return
    watching.unsubscribe()
    actor.stop()
  })
}
