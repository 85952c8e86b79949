import { configure, getConfig } from '@testing-library/react'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allNodes } from './obligations.ts'

/** States that nobody can and needs to tell apart, and why. */
export type SameLook = { states: readonly string[]; because: string }

type See = Readonly<Record<string, () => void>>

export const nameOfState = (node: AnyStateNode): string => node.path.join('.')
const ancestorsOf = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestorsOf(node.parent) : [])]

/** Whether the machine is in at most one of two states at a time. By their ids: a provided machine has nodes of its own. */
function exclude(one: AnyStateNode, other: AnyStateNode): boolean {
  const above = new Set(ancestorsOf(one).map(({ id }) => id))
  return one.id !== other.id && ancestorsOf(other).find(({ id }) => above.has(id))?.type === 'compound'
}

/** Whether what the entry describes is seen. Without the description of the whole document that a failed query writes otherwise. */
function isSeen(see: () => void): boolean {
  const { getElementError } = getConfig()
  configure({ getElementError: (message) => new Error(message ?? '') })
  try {
    see()
    return true
  } catch {
    return false
  } finally {
    configure({ getElementError })
  }
}

const pairs = (states: readonly string[]): (readonly [string, string])[] =>
  states.flatMap((one) => states.filter((other) => other !== one).map((other) => [one, other] as const))

/** The steps of all paths as a tree: paths share their first steps, and the screen is compared once after each. */
export class Trail {
  readonly #further = new Map<unknown, Trail>()
  isCompared = false

  /** @param step the input or the event, compared by identity */
  after(step: unknown): Trail {
    const further = this.#further.get(step) ?? new Trail()
    this.#further.set(step, further)
    return further
  }
}

/** Collects the states of a screen that look like another state while the machine is in it. */
export class Looks {
  readonly #leaves: readonly AnyStateNode[]
  readonly #see: See
  readonly #same: readonly SameLook[]
  readonly #confused = new Set<string>()
  readonly #excused = new Set<string>()
  readonly start = new Trail()

  constructor(machine: AnyStateMachine, see: See, same: readonly SameLook[] = []) {
    this.#leaves = allNodes(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
    this.#see = see
    this.#same = same
  }

  /** Looks for the marks of every other state that excludes an active one. */
  compare(active: readonly AnyStateNode[], trail: Trail): void {
    if (trail.isCompared) return
    trail.isCompared = true
    for (const here of active) {
      for (const other of this.#leaves) {
        const see = this.#see[nameOfState(other)]
        if (see && exclude(here, other) && isSeen(see)) this.#note(nameOfState(here), nameOfState(other))
      }
    }
  }

  /** Pairs of states that look the same without a reason, and reasons for states that do not. Also descriptions of states that do not exist. To be read after all paths. */
  get faults(): string[] {
    const idle = this.#same.filter(({ states }) => !pairs(states).some(([here, other]) => this.#excused.has(`${here} ${other}`)))
    const unknown = Object.keys(this.#see).filter((state) => !this.#leaves.some((leaf) => nameOfState(leaf) === state))
    return [
      ...unknown.map((state) => `«${state}»: no such state`),
      ...this.#confused,
      ...idle.map(({ states }) => `${states.map((state) => `«${state}»`).join(', ')}: they do not look the same`),
    ]
  }

  #note(here: string, other: string): void {
    const isExcused = this.#same.some(({ states }) => states.includes(here) && states.includes(other))
    if (isExcused) this.#excused.add(`${here} ${other}`)
    else this.#confused.add(`In «${here}» the screen looks like «${other}»`)
  }
}
