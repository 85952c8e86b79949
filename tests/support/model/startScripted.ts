import { Actor, type EmittedFrom, type InputFrom } from 'xstate'
import { Script, type Scriptable } from './script.ts'

/** A running machine with a scripted environment, and the events that it has emitted. The machines that it invokes run too. */
export type Scripted<Machine extends Scriptable<Machine>> = {
  actor: Actor<Machine>
  script: Script<Machine>
  facts: EmittedFrom<Machine>[]
}

export function startScripted<Machine extends Scriptable<Machine>>(machine: Machine, input?: InputFrom<Machine>): Scripted<Machine> {
  const script = new Script(machine, undefined, 'running')
  const facts: EmittedFrom<Machine>[] = []
  const actor = new Actor(script.machine, { ...(input === undefined ? {} : { input }), clock: script.clock, inspect: script.inspect })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { actor, script, facts }
}
