import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { TooManyRequests } from '../http/tooMany.ts'
import { NetworkCounts } from './networkCounts.ts'

/** In milliseconds, except `heldMax`. */
export type LineLimits = {
  /** between two turns of one line */
  spacingMs: number
  /** the longest wait; a line has as many places as turns fit into it */
  longestMs: number
  /** how long the line remembers which networks have had a turn */
  rememberedMs: number
  /** how many requests may wait at once in this process, in all lines together */
  heldMax: number
}

/** The clock of the lines, which tests replace. */
export type LineClock = { now: () => number; pause: (ms: number) => Promise<unknown> }

type Turn = { at: number; networks: readonly string[] }
type Line = { waiting: Set<Waiting>; places: NetworkCounts; turns: Turn[]; turnsOf: NetworkCounts; isMoving: boolean }
type Waiting = {
  networks: readonly string[]
  line: Line
  until: number
  goAhead: (takeBack: () => void) => void
  refuse: (reason: TooManyRequests) => void
}

/**
 * Queues concurrent requests and lets them through one at a time, with one line per key. The next turn goes to a network with the fewest
 * recent turns. When a line is full, the request that is refused is one of the network with the most recent turns and places, so that
 * sending more requests gains nothing.
 *
 * The guarantee, for a request from a site (`networksOf`) that has had no turn of this line for `rememberedMs`: each other site goes first
 * at most once. While fewer of these other sites than there are places have had no turn either, the request is not refused and waits at
 * most `longestMs`: with `n` of them, `n + 1` turns. A line stays full only when there are as many of them as there are turns in
 * `rememberedMs`; then chance decides. The guarantee is per process, and holds while fewer than `heldMax` such sites wait in all its lines.
 */
export class WaitingLines {
  /** the line with the oldest last turn comes first, except for lines that are moving */
  readonly #lines = new Map<string, Line>()
  readonly #held = new Set<Waiting>()
  readonly #heldPlaces = new NetworkCounts()
  readonly #limits: LineLimits
  readonly #clock: LineClock

  constructor(limits: LineLimits, clock: LineClock = { now: () => performance.now(), pause }) {
    this.#limits = limits
    this.#clock = clock
  }

  /**
   * Waits for a turn.
   * @param key requests with the same key wait in the same line
   * @param networks networks of the request, as `networksOf` returns them
   * @returns a function that removes the turn from the counts of its networks
   * @throws TooManyRequests
   */
  wait(key: string, networks: readonly string[]): Promise<() => void> {
    const { spacingMs, longestMs, heldMax } = this.#limits
    const now = this.#clock.now()
    this.#forgetLines(now)
    const line = this.#lines.get(key) ?? newLine()
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    this.#enter({ networks, line, until: now + longestMs, goAhead: resolve, refuse: reject })
    if (line.waiting.size > Math.floor(longestMs / spacingMs)) {
      this.#refuse(heaviest(line.waiting, (network) => line.turnsOf.of(network) + line.places.of(network)))
    }
    if (this.#held.size > heldMax) {
      this.#refuse(heaviest(this.#held, (network, waiting) => waiting.line.turnsOf.of(network) + this.#heldPlaces.of(network)))
    }
    if (!line.isMoving) void this.#move(key, line)
    return promise
  }

  async #move(key: string, line: Line): Promise<void> {
    const { spacingMs, rememberedMs } = this.#limits
    line.isMoving = true
    this.#lines.set(key, line)
    while (line.waiting.size > 0) {
      await this.#clock.pause(spacingMs)
      const now = this.#clock.now()
      forgetTurns(line, now - rememberedMs)
      const next = heaviest(line.waiting, (network) => -line.turnsOf.of(network))
      if (next) {
        this.#leave(next)
        next.goAhead(rememberTurn(line, { at: now, networks: next.networks }))
      }
      for (const waiting of line.waiting) if (waiting.until <= now) this.#refuse(waiting)
    }
    line.isMoving = false
    this.#lines.delete(key)
    if (line.turns.length > 0) this.#lines.set(key, line)
  }

  #enter(waiting: Waiting): void {
    waiting.line.waiting.add(waiting)
    waiting.line.places.add(waiting.networks, 1)
    this.#held.add(waiting)
    this.#heldPlaces.add(waiting.networks, 1)
  }

  #leave(waiting: Waiting): void {
    waiting.line.waiting.delete(waiting)
    waiting.line.places.add(waiting.networks, -1)
    this.#held.delete(waiting)
    this.#heldPlaces.add(waiting.networks, -1)
  }

  #refuse(waiting: Waiting | undefined): void {
    if (!waiting) return
    this.#leave(waiting)
    waiting.refuse(new TooManyRequests(Math.max(1, Math.ceil(this.#limits.spacingMs / 1000))))
  }

  #forgetLines(now: number): void {
    for (const [key, { isMoving, turns }] of this.#lines) {
      const last = turns.at(-1)
      if (isMoving) continue
      if (last && last.at > now - this.#limits.rememberedMs) return
      this.#lines.delete(key)
    }
  }
}

const newLine = (): Line => ({
  waiting: new Set(),
  places: new NetworkCounts(),
  turns: [],
  turnsOf: new NetworkCounts(),
  isMoving: false,
})

/** @returns a function that removes the turn */
function rememberTurn({ turns, turnsOf }: Line, turn: Turn): () => void {
  turns.push(turn)
  turnsOf.add(turn.networks, 1)
  return () => {
    const index = turns.indexOf(turn)
    if (index === -1) return
    turns.splice(index, 1)
    turnsOf.add(turn.networks, -1)
  }
}

function forgetTurns({ turns, turnsOf }: Line, until: number): void {
  const kept = turns.findIndex(({ at }) => at > until)
  for (const { networks } of turns.splice(0, kept === -1 ? turns.length : kept)) turnsOf.add(networks, -1)
}

/**
 * Returns a request whose network weighs most. It compares the first network of each request, then the next ones among equals; of equals,
 * it returns a random one.
 */
function heaviest(several: ReadonlySet<Waiting>, weigh: (network: string, waiting: Waiting) => number): Waiting | undefined {
  let left = [...several]
  const depth = left[0]?.networks.length ?? 0
  for (let index = 0; index < depth && left.length > 1; index += 1) {
    const weights = left.map((waiting) => weigh(waiting.networks[index] ?? '', waiting))
    const most = Math.max(...weights)
    left = left.filter((_waiting, at) => weights[at] === most)
  }
  return left.length === 0 ? undefined : left[randomInt(left.length)]
}
