import type { AnyFixtures, LawNotes } from './fixtures.ts'
import type { Observed } from './observe.ts'

/** Names of actors and effects that sound as if they destroy something. */
const destructive = /^(delete|remove|clear|empty|discard|revoke|withdraw)/
const cancels = /\.(cancel|close|dismiss|leave|left)$/
const failureField = /fail|error|refus/i
const secretField = /^(password|currentPassword|newPassword|code|verifier)$/

const isUserEvent = (type: string): boolean => !type.startsWith('xstate.')
const errorPrefix = 'xstate.error.actor.'
const donePrefix = 'xstate.done.actor.'
const isTimeout = (type: string): boolean => /^xstate\.after\.\w*[lL]imit/.test(type)
const failedId = (type: string): string => (type.startsWith(errorPrefix) ? type.slice(errorPrefix.length) : type)
const isFailure = (type: string): boolean => type.startsWith(errorPrefix) || isTimeout(type)

/** Neither an actor nor a file. */
const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return secretField.test(key) && inner !== '' ? [inner] : []
    return secretsIn(inner)
  })
}

/** Texts and numbers inside a value, each with the names that lead to it: «form.title». */
function leavesIn(value: unknown, path = ''): [path: string, leaf: string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null || !isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, path === '' ? key : `${path}.${key}`))
}

/** Everything that holds for each machine of the house, whatever its chart says. Returns the broken laws, in words. */
export class Laws {
  readonly #notes: LawNotes
  readonly #fixtures: AnyFixtures
  /** the cancel after which no intent has come yet */
  #cancelled: string | null = null
  /** the last event that was neither an answer nor a delay, of those that the machine took */
  #intent = 'the start'
  /** inputs of the invoked actors that have not answered, by id */
  readonly #inputs = new Map<string, unknown>()
  /** the latest value of each field of each event that the machine took, and those that it has replaced */
  readonly #current = new Map<string, string | number>()
  readonly #replaced = new Set<string | number>()

  constructor(fixtures: AnyFixtures) {
    this.#fixtures = fixtures
    this.#notes = fixtures.laws ?? {}
  }

  /** The laws that starting the machine breaks. */
  begin(started: Pick<Observed, 'asked' | 'effects'>): string[] {
    for (const { id, input } of started.asked) this.#inputs.set(id, input)
    return this.#destroysOnlyWhatWasConfirmed(started)
  }

  /** The laws that a step breaks. */
  check(step: Observed): string[] {
    const { event, asked } = step
    const stopped = this.#neverStops(step)
    if (stopped.length > 0) return stopped
    if (isUserEvent(event.type)) this.#cancelled = cancels.test(event.type) && step.before.can(event) ? event.type : null
    if (isUserEvent(event.type) && step.before.can(event)) this.#intent = event.type
    this.#noteValues(step)
    const broken = [
      ...this.#callsWithLastValues(step),
      ...this.#destroysOnlyWhatWasConfirmed(step),
      ...this.#callsNothingAfterACancel(step),
      ...this.#tellsFailures(step),
      ...this.#keepsWhatWasTyped(step),
      ...this.#forgetsSecrets(step),
      ...this.#neverLosesProgress(step),
      ...this.#stopsTimers(step),
    ]
    for (const { id, input } of asked) this.#inputs.set(id, input)
    return broken
  }

  #neverStops({ event, after }: Observed): string[] {
    return after.status === 'error' ? [`${event.type} stops the machine: ${String(after.error)}`] : []
  }

  #destroysOnlyWhatWasConfirmed({ asked, effects }: Pick<Observed, 'asked' | 'effects'>): string[] {
    const { destroys = {} } = this.#notes
    return [...asked.map(({ id }) => id), ...effects.map(({ type }) => type)].flatMap((name) => {
      const confirmations = destroys[name]
      if (confirmations === undefined) return destructive.test(name) ? [`nothing says which event confirms ${name}`] : []
      if (typeof confirmations === 'string' || confirmations.includes(this.#intent)) return []
      return [`${name} is called after ${this.#intent}, which is no confirmation`]
    })
  }

  #callsNothingAfterACancel({ event, asked, effects }: Observed): string[] {
    if (this.#cancelled === null) return []
    const { calledWhenCancelled = {} } = this.#notes
    // A line in the log changes nothing.
    const called = [...asked.map(({ id }) => id), ...effects.map(({ type }) => type).filter((type) => !type.startsWith('log'))]
    return called
      .filter((name) => !Object.hasOwn(calledWhenCancelled, name))
      .map((name) => `${name} is called by ${event.type} although nothing was wanted since ${this.#cancelled}`)
  }

  #tellsFailures({ event, before, after, effects, facts, asked, timers }: Observed): string[] {
    if (!isFailure(event.type) || after.status !== 'active') return []
    const id = failedId(event.type)
    if (Object.hasOwn(this.#notes.silentFailures ?? {}, id)) return []
    const hasFailure = Object.entries(after.context).some(([key, value]) => failureField.test(key) && value !== null && value !== undefined)
    const isTold = hasFailure || facts.length > 0 || effects.length > 0 || after.hasTag('failed') || after.hasTag('error')
    const isRetried = asked.length > 0 || timers > before._nodes.flatMap((node) => node.after).length
    if (!isTold && !isRetried) return [`the failure of ${id} is told to nobody`]
    if (Object.hasOwn(this.#notes.deadEnds ?? {}, id)) return []
    const canGoOn =
      Object.values(this.#fixtures.events)
        .flat()
        .some((possible) => after.can(possible)) ||
      timers > 0 ||
      asked.length > 0
    return canGoOn ? [] : [`after the failure of ${id} nothing can be done`]
  }

  #keepsWhatWasTyped({ event, before, after }: Observed): string[] {
    if (!isFailure(event.type) || Object.hasOwn(this.#notes.forgets ?? {}, failedId(event.type))) return []
    return ['form', 'text', ...(this.#notes.typed ?? [])]
      .filter((field) => field in before.context && JSON.stringify(before.context[field]) !== JSON.stringify(after.context[field]))
      .map((field) => `${event.type} changes ${field}, which a person has typed`)
  }

  #forgetsSecrets({ event, after }: Observed): string[] {
    if (!event.type.startsWith(donePrefix)) return []
    const context = JSON.stringify(after.context)
    return secretsIn(this.#inputs.get(event.type.slice(donePrefix.length)))
      .filter((secret) => context.includes(JSON.stringify(secret)))
      .map((secret) => `${event.type} leaves the secret ${secret} in the context`)
  }

  #noteValues({ event, before }: Observed): void {
    if (isUserEvent(event.type) && !before.can(event)) return
    for (const [path, leaf] of leavesIn(event)) {
      const name = `${event.type} ${path}`
      const earlier = this.#current.get(name)
      if (path !== 'type' && earlier !== undefined && earlier !== leaf) this.#replaced.add(earlier)
      this.#current.set(name, leaf)
    }
    for (const leaf of this.#current.values()) this.#replaced.delete(leaf)
  }

  #callsWithLastValues({ event, asked, effects }: Observed): string[] {
    const { keepsEach = {} } = this.#notes
    const calls = [...asked.map(({ id, input }) => [id, input] as const), ...effects.map(({ type, params }) => [type, params] as const)]
    return calls
      .filter(([name]) => !Object.hasOwn(keepsEach, name))
      .flatMap(([name, given]) => leavesIn(given).map(([path, leaf]) => ({ name, path, leaf })))
      .filter(({ leaf }) => this.#replaced.has(leaf))
      .map(({ name, path, leaf }) => `${name} is called by ${event.type} with ${path} ${leaf}, which a later event has replaced`)
  }

  #neverLosesProgress({ event, before, after }: Observed): string[] {
    const { progress } = this.#notes
    if (!progress || progress.beginsAnew(event)) return []
    const [earlier, now] = [progress.of(before), progress.of(after)]
    return earlier !== null && now !== null && now < earlier ? [`${event.type} lets the progress fall from ${earlier} to ${now}`] : []
  }

  #stopsTimers({ event, after, timers }: Observed): string[] {
    const wanted = new Set(after._nodes.flatMap((node) => node.after).map(({ eventType }) => eventType)).size
    const others = this.#notes.timers?.(after) ?? 0
    return timers > wanted + others ? [`after ${event.type} ${timers} timers run, ${wanted} of them for a state`] : []
  }
}
