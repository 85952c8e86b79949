import { setTimeout as pause } from 'node:timers/promises'
import { TooManyRequests } from '../frame/tooMany.ts'

/** In milliseconds but for `heldMax`, which is how many may wait at once in this process. */
export type LineLimits = { spacingMs: number; longestMs: number; heldMax: number }

/** What a line needs of the clock. */
export type LineClock = { now: () => number; pause: (ms: number) => Promise<unknown> }

/**
 * Lets through one by one, with a pause between, what would come all at once. Nobody waits longer than the limit and no more wait than
 * it says: whoever comes then is told when to come back.
 */
export class WaitingLine {
  /** when the last of each line has its turn */
  readonly #turns = new Map<string, number>()
  readonly #limits: LineLimits
  readonly #clock: LineClock
  #held = 0

  constructor(limits: LineLimits, clock: LineClock = { now: () => performance.now(), pause }) {
    this.#limits = limits
    this.#clock = clock
  }

  /** @param key those of one key wait for each other @throws TooManyRequests */
  async wait(key: string): Promise<void> {
    const { spacingMs, longestMs, heldMax } = this.#limits
    const now = this.#clock.now()
    for (const [other, turn] of this.#turns) if (turn <= now) this.#turns.delete(other)
    const turn = (this.#turns.get(key) ?? now) + spacingMs
    if (turn - now > longestMs || this.#held >= heldMax) throw new TooManyRequests(Math.max(1, Math.ceil(spacingMs / 1000)))
    this.#turns.set(key, turn)
    this.#held += 1
    try {
      await this.#clock.pause(turn - now)
    } finally {
      this.#held -= 1
    }
  }
}
