import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { shortNameOf } from '../names.ts'

/** A state of a machine for its chart. */
export type ChartState = {
  /** the state node's id, unique within the machine */
  id: string
  name: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** ids of the actors that run in the state */
  invokes: readonly string[]
  /** transitions that stay in the state, as labels */
  stays: readonly string[]
  /** id of the state that it starts in, when it has states of its own */
  initial: string | null
  states: readonly ChartState[]
}

/** One arrow: all transitions from one state to another. */
export type ChartArrow = {
  from: string
  to: string
  /** «toggle.press [isSignedOut]», «done save», «after answerLimit», «always» */
  labels: readonly string[]
}

export type ChartGraph = { root: ChartState; arrows: readonly ChartArrow[] }

function guardOf({ guard }: AnyTransitionDefinition): string {
  const named: unknown = guard
  if (named === undefined) return ''
  if (typeof named === 'string') return ` [${named}]`
  return typeof named === 'object' && named !== null && 'type' in named ? ` [${String(named.type)}]` : ' [guard]'
}

/** Returns the readable name of a transition. @param eventType as xstate names it; empty for a transition without an event */
export function labelOf(transition: AnyTransitionDefinition, eventType: string): string {
  return `${eventType === '' ? 'always' : shortNameOf(eventType)}${guardOf(transition)}`
}

type LabelledTransition = { label: string; targets: readonly AnyStateNode[] | undefined }

function transitionsOf(node: AnyStateNode): LabelledTransition[] {
  const groups = [...node.transitions, ...(node.always ? [['', node.always] as const] : [])]
  return groups.flatMap(([eventType, transitions]) =>
    transitions.map((transition) => ({ label: labelOf(transition, eventType), targets: transition.target })),
  )
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    invokes: node.invoke.map(({ id }) => id),
    stays: transitionsOf(node).flatMap(({ label, targets }) => (targets ? [] : [label])),
    initial: node.initial?.target[0]?.id ?? null,
    states: Object.values(node.states).map((child) => stateOf(child)),
  }
}

const allNodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap((child) => allNodes(child))]

/** Names an arrow of the chart. @param from id of a state node @param to id of another, or of the same */
export const arrowKey = (from: string, to: string): string => `${from} → ${to}`
/** Names a transition that stays in its state. @param label as `labelOf` returns it */
export const stayKey = (stateId: string, label: string): string => `${stateId} ↺ ${label}`

/** Names what a transition is in the chart: its arrows, or its line in the state that it stays in. */
export function keysOf(transition: AnyTransitionDefinition): string[] {
  const { source, target, eventType } = transition
  if (!target) return [stayKey(source.id, labelOf(transition, eventType))]
  return target.map(({ id }) => arrowKey(source.id, id))
}

/** Returns the states and arrows of a machine, in the order in which they are written. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const labels = new Map<string, { from: string; to: string; labels: string[] }>()
  for (const node of allNodes(machine.root)) {
    for (const { label, targets = [] } of transitionsOf(node)) {
      for (const target of targets) {
        const key = arrowKey(node.id, target.id)
        const arrow = labels.get(key) ?? { from: node.id, to: target.id, labels: [] }
        labels.set(key, { ...arrow, labels: [...arrow.labels, label] })
      }
    }
  }
  return { root: stateOf(machine.root), arrows: [...labels.values()] }
}
