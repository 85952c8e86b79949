import { Actor, type EmittedFrom, type InputFrom } from 'xstate'
import { Script, type Children, type Scriptable } from './script.ts'

/** A running machine with a scripted environment, and the events that it has emitted. */
export type Scripted<Machine extends Scriptable<Machine>> = {
  actor: Actor<Machine>
  script: Script<Machine>
  facts: EmittedFrom<Machine>[]
}

/** @param children by default the machines that it invokes run too */
export function startScripted<Machine extends Scriptable<Machine>>(
  machine: Machine,
  input?: InputFrom<Machine>,
  children: Children = 'running',
): Scripted<Machine> {
  const script = new Script(machine, undefined, children)
  const facts: EmittedFrom<Machine>[] = []
  const actor = new Actor(script.machine, { ...(input === undefined ? {} : { input }), clock: script.clock, inspect: script.inspect })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { actor, script, facts }
}
