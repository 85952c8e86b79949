import { AppError } from '../../shared/errors.ts'

/** A live answer holds two connections and about 110 kB for as long as it is watched. */
const seatsPerAddress = 100
const seatsInAll = 5000

/** Counts who watches live, so that nobody can take all of a process's connections. */
export class LiveSeats {
  readonly #byAddress = new Map<string, number>()
  #taken = 0
  readonly #limits: { perAddress: number; inAll: number }

  constructor(limits = { perAddress: seatsPerAddress, inAll: seatsInAll }) {
    this.#limits = limits
  }

  /**
   * Takes a seat until the signal aborts.
   * @throws AppError TOO_MANY_REQUESTS when the address, or the process, has none left
   */
  take(address: string, until: AbortSignal): void {
    if (until.aborted) return
    const taken = this.#byAddress.get(address) ?? 0
    if (taken >= this.#limits.perAddress || this.#taken >= this.#limits.inAll) throw new AppError('TOO_MANY_REQUESTS')
    this.#byAddress.set(address, taken + 1)
    this.#taken += 1
    until.addEventListener('abort', () => this.#leave(address), { once: true })
  }

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
    this.#taken -= 1
  }
}
