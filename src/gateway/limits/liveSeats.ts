import { AppError } from '../../shared/errors.ts'
import { AddressSeats, Seats, tooManyOpen } from '../../shared/seats.ts'
import type { Caller } from '../rest/caller.ts'

/** A live response holds two connections and about 110 kB as long as it is open. */
const inAll = 5000
/** A thousand per site: a whole university may be in one /48, and a single customer of a /48 takes at most a fifth of all seats. */
const perAddress = { perNetwork: 100, perSite: 1000, inAll }
/** The API limits seats per person; many requests with one token are refused here before the API is called. */
const perSession = { perHolder: 50, inAll }

/** Limits the number of live responses, so that no client can take all connections of a process. */
export class LiveSeats {
  readonly #addresses = new AddressSeats(perAddress)
  readonly #sessions = new Seats(perSession)

  /**
   * Takes a seat until the caller disconnects.
   * @throws AppError TOO_MANY_REQUESTS when the address, the session or the process has none left
   */
  take({ clientAddress, authorization, signal }: Pick<Caller, 'clientAddress' | 'authorization' | 'signal'>): void {
    hold(this.#addresses, clientAddress, signal)
    if (authorization !== null) hold(this.#sessions, authorization, signal)
  }
}

function hold(seats: Pick<Seats, 'take'>, holder: string, until: AbortSignal): void {
  if (until.aborted) return
  const leave = seats.take(holder)
  if (!leave) throw new AppError('TOO_MANY_REQUESTS', { message: tooManyOpen('un instant') })
  until.addEventListener('abort', leave, { once: true })
}
