import { AppError } from '../../shared/errors.ts'
import { Seats } from '../../shared/seats.ts'
import type { Caller } from '../rest/caller.ts'

/** A live answer holds two connections and about 110 kB for as long as it is watched. */
const inAll = 5000
const perAddress = { perHolder: 100, inAll }
/** The API counts people; who asks with one token is refused here before it is asked. */
const perSession = { perHolder: 50, inAll }

/** Counts who watches live, so that nobody can take all of a process's connections. */
export class LiveSeats {
  readonly #addresses = new Seats(perAddress)
  readonly #sessions = new Seats(perSession)

  /**
   * Takes a seat until the caller leaves.
   * @throws AppError TOO_MANY_REQUESTS when the address, the session or the process has none left
   */
  take({ clientAddress, authorization, signal }: Pick<Caller, 'clientAddress' | 'authorization' | 'signal'>): void {
    hold(this.#addresses, clientAddress, signal)
    if (authorization !== null) hold(this.#sessions, authorization, signal)
  }
}

function hold(seats: Seats, holder: string, until: AbortSignal): void {
  if (until.aborted) return
  const leave = seats.take(holder)
  if (!leave) throw new AppError('TOO_MANY_REQUESTS', { message: tooManyOpen })
  until.addEventListener('abort', leave, { once: true })
}

const tooManyOpen = 'Trop de connexions en direct à la fois : fermez une autre fenêtre, ou réessayez dans un instant'
