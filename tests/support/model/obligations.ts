import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Something that must happen in a test at least once. `id` is stable between runs and across `provide`. */
export type Obligation = { id: string; name: string }

/** `''` stands for `always`. */
export function candidatesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? []
}

export function eventTypesOf(node: AnyStateNode): string[] {
  return [...node.transitions.keys(), ...(node.always ? [''] : [])]
}

export function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => allNodes(child))]
}

export function guardName(transition: AnyTransitionDefinition): string | undefined {
  const guard: unknown = transition.guard
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string') return guard.type
  return 'unnamed guard'
}

export const takenId = (source: AnyStateNode, eventType: string, index: number): string => `${source.id} | ${eventType} | ${index} | taken`
export const refusedId = (source: AnyStateNode, eventType: string, index: number): string =>
  `${source.id} | ${eventType} | ${index} | refused`
export const resumedId = (history: AnyStateNode, resumed: AnyStateNode): string => `${history.id} | resumed | ${resumed.id}`

/** The states that a history state may resume. */
export function resumableNodes(history: AnyStateNode): AnyStateNode[] {
  const siblings = Object.values(history.parent?.states ?? {}).filter((node) => node.type !== 'history' && node.type !== 'final')
  if (history.history !== 'deep') return siblings
  return siblings.flatMap((node) => allNodes(node)).filter((node) => node.type === 'atomic')
}

function describeTransition(transition: AnyTransitionDefinition, eventType: string): string {
  const guard = guardName(transition)
  const targets = transition.target?.map((node) => node.id).join(', ') ?? 'no move'
  return `${transition.source.id}: ${eventType === '' ? 'always' : eventType}${guard ? ` [${guard}]` : ''} → ${targets}`
}

/**
 * All that a machine can do: each transition of each state (events, `always`, `after`, the end and the
 * failure of each invoked actor), the refusal of each guard, and each state that a history state resumes.
 */
export function listObligations(machine: AnyStateMachine): Obligation[] {
  return allNodes(machine.root).flatMap((node) => {
    if (node.type === 'history') {
      return resumableNodes(node).map((resumed) => ({ id: resumedId(node, resumed), name: `${node.id} resumes ${resumed.id}` }))
    }
    return eventTypesOf(node).flatMap((eventType) =>
      candidatesOf(node, eventType).flatMap((transition, index) => {
        const name = describeTransition(transition, eventType)
        const taken = { id: takenId(node, eventType, index), name }
        return transition.guard === undefined ? [taken] : [taken, { id: refusedId(node, eventType, index), name: `${name}, refused` }]
      }),
    )
  })
}

/** Names of the obligations that were never met. */
export function missingObligations(machine: AnyStateMachine, met: ReadonlySet<string>): string[] {
  return listObligations(machine)
    .filter((obligation) => !met.has(obligation.id))
    .map((obligation) => obligation.name)
}
