import { networkOf, siteOf } from './network.ts'

/** The message to a client that gets no seat. @param when in French: after which time to try again */
export function tooManyOpen(when: string): string {
  return `Trop de connexions en direct à la fois : fermez une autre fenêtre, ou réessayez dans ${when}`
}

export type SeatLimits = { perHolder: number; inAll: number }

/** Limits the seats of a process: per holder, and in all. */
export class Seats {
  readonly #taken = new Map<string, number>()
  readonly #limits: SeatLimits
  #inAll = 0

  constructor(limits: SeatLimits) {
    this.#limits = limits
  }

  /** @returns a function that gives the seat back, to be called once; null when the holder or the process has none left */
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

export type AddressSeatLimits = { perNetwork: number; perSite: number; inAll: number }

/** Seats of clients that are known by their address only: each network has a limit, and the site around it a higher one. */
export class AddressSeats {
  readonly #networks: Seats
  readonly #sites: Seats

  constructor({ perNetwork, perSite, inAll }: AddressSeatLimits) {
    this.#networks = new Seats({ perHolder: perNetwork, inAll })
    this.#sites = new Seats({ perHolder: perSite, inAll })
  }

  /**
   * @param ip as Fastify gives it
   * @returns a function that gives the seat back, to be called once; null when none is left for this address
   */
  take(ip: string): (() => void) | null {
    const leaveSite = this.#sites.take(siteOf(ip))
    if (!leaveSite) return null
    const leaveNetwork = this.#networks.take(networkOf(ip))
    if (!leaveNetwork) {
      leaveSite()
      return null
    }
    return () => {
      leaveNetwork()
      leaveSite()
    }
  }
}
