import {
  isMachineSnapshot,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate'
import { candidatesOf, refusedId, resumableNodes, resumedId, takenId } from './obligations.ts'

function isInside(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node === ancestor || (node.parent !== undefined && isInside(node.parent, ancestor))
}

/**
 * Collects from `inspect` what a machine really did: the transitions of each microstep, and the guards that refused. Pass it the inspection
 * events of one actor, or of many of the same machine.
 */
export class Recorder {
  readonly met = new Set<string>()
  readonly #machineId: string
  readonly #before = new Map<string, AnyMachineSnapshot>()

  constructor(machine: AnyStateMachine) {
    this.#machineId = machine.id
  }

  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return
    const { snapshot } = inspected
    if (!isMachineSnapshot(snapshot) || snapshot.machine.id !== this.#machineId) return
    const { sessionId } = inspected.actorRef
    if (inspected.type === '@xstate.microstep') {
      this.step(this.#before.get(sessionId), inspected.event.type, inspected._transitions, snapshot)
    } else {
      this.settle(snapshot)
    }
    this.#before.set(sessionId, snapshot)
  }

  /** One microstep. `before` is unknown for the first step of an actor. */
  step(
    before: AnyMachineSnapshot | undefined,
    eventType: string,
    taken: readonly AnyTransitionDefinition[],
    after: AnyMachineSnapshot,
  ): void {
    for (const transition of taken) this.#take(transition, after)
    const isEventless = taken.some((transition) => transition.eventType === '')
    if (before && !isEventless) this.#refuse(before, eventType, taken)
  }

  /** A macrostep has ended: no `always` transition was taken from its state. */
  settle(snapshot: AnyMachineSnapshot): void {
    this.#refuse(snapshot, '', [])
  }

  #take(transition: AnyTransitionDefinition, after: AnyMachineSnapshot): void {
    const { source, eventType } = transition
    const candidates = candidatesOf(source, eventType)
    const chosen = candidates.indexOf(transition)
    this.met.add(takenId(source, eventType, chosen))
    // Candidates are checked in order: those before the chosen one were refused.
    for (const index of candidates.slice(0, chosen).keys()) this.met.add(refusedId(source, eventType, index))
    for (const history of transition.target?.filter((node) => node.type === 'history') ?? []) {
      for (const resumed of resumableNodes(history)) {
        if (after._nodes.some((node) => node.id === resumed.id)) this.met.add(resumedId(history, resumed))
      }
    }
  }

  /** Every candidate of an active state that was checked and not taken was refused; nested states come first. */
  #refuse(before: AnyMachineSnapshot, eventType: string, taken: readonly AnyTransitionDefinition[]): void {
    for (const node of before._nodes) {
      if (taken.some((transition) => isInside(transition.source, node))) continue
      for (const [index, candidate] of candidatesOf(node, eventType).entries()) {
        if (candidate.guard !== undefined) this.met.add(refusedId(node, eventType, index))
      }
    }
  }
}
