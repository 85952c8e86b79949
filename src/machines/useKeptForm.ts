import { useContext, useEffect } from 'react'
import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'
import { KeptFormsContext } from './KeptFormsContext.ts'

/**
 * Brings an unsent form back after a sign-in, or after a load of the page. Whoever leaves the form signed in leaves it for good.
 * @param name the form's own, also among those of one page
 * @param stepsTo the events that lead a fresh actor to what is typed; none when there is nothing to keep. Keep it stable
 */
export function useKeptForm<Logic extends AnyActorLogic>(
  actor: Actor<Logic>,
  name: string,
  stepsTo: (snapshot: SnapshotFrom<Logic>) => EventFromLogic<Logic>[],
): void {
  const kept = useContext(KeptFormsContext)
  useEffect(() => {
    if (!kept) return
    // Two forms may bear one name, as those of a card that is shown twice: each takes back only what it has kept.
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
    const ear = actor.subscribe(write)
    return () => {
      ear.unsubscribe()
      if (hasKept && kept.isSignedIn()) kept.texts.keep(name, '')
    }
  }, [kept, actor, name, stepsTo])
}
