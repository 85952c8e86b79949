type SeatLimits = { perHolder: number; inAll: number }

/** Places of which a process has only so many: nobody takes more than their share. */
export class Seats {
  readonly #taken = new Map<string, number>()
  readonly #limits: SeatLimits
  #inAll = 0

  constructor(limits: SeatLimits) {
    this.#limits = limits
  }

  /** @returns what gives the seat back, to be called once; null when the holder, or everybody, has none left */
  take(holder: string): (() => void) | null {
    const taken = this.#taken.get(holder) ?? 0
    if (taken >= this.#limits.perHolder || this.#inAll >= this.#limits.inAll) return null
    this.#taken.set(holder, taken + 1)
    this.#inAll += 1
    return () => this.#leave(holder)
  }

  #leave(holder: string): void {
    const left = (this.#taken.get(holder) ?? 1) - 1
    if (left > 0) this.#taken.set(holder, left)
    else this.#taken.delete(holder)
    this.#inAll -= 1
  }
}
