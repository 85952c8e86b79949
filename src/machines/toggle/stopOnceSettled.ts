import type { ActorRefFrom } from 'xstate'
import { selectIsSaving } from './selectors.ts'
import type { toggleMachine } from './toggleMachine.ts'

/** Stops a toggle that nobody shows any more: at once, or when what the person wished last was sent and answered. */
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
