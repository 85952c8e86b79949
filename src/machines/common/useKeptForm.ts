import { useContext, useEffect } from 'react'
import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'
import { KeptFormsContext } from './KeptFormsContext.ts'

/**
 * Restores an unsent form after a sign-in, or after a reload. When a signed-in user leaves the form, its draft is removed.
 * @param name a unique name, also among the forms of one page
 * @param stepsTo returns the events that bring a new actor to the current input; empty when there is nothing to keep. Keep it stable
 * between renders
 */
export function useKeptForm<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  name: string,
  stepsTo: (snapshot: SnapshotFrom<Logic>) => EventFromLogic<Logic>[],
): void {
  const kept = useContext(KeptFormsContext)
  useEffect(() => {
    if (!kept) return
    // Two forms may have one name, like those of a card that is shown twice. Each removes only a draft that it stored itself.
    let hasKept = false
    const write = (): void => {
      const steps = stepsTo(actor.getSnapshot())
      if (steps.length > 0) kept.texts.keep(name, JSON.stringify(steps))
      else if (hasKept) kept.texts.keep(name, '')
      hasKept = steps.length > 0
    }
    const text = kept.texts.recall(name)
    const steps: EventFromLogic<Logic>[] = text === '' ? [] : JSON.parse(text)
    for (const step of steps) actor.send(step)
    write()
    const subscription = actor.subscribe(write)
    return () => {
      subscription.unsubscribe()
      if (hasKept && kept.isSignedIn()) kept.texts.keep(name, '')
    }
  }, [kept, actor, name, stepsTo])
}
