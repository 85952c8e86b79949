import type { FastifyReply } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { type AddressSeatLimits, AddressSeats, type SeatLimits, Seats, tooManyOpen } from '../../shared/seats.ts'

/** How many responses may stay open at once: per network address and per account. */
export type OpenAnswersMax = { perAddress: AddressSeatLimits; perPerson: SeatLimits }
type OpenAnswers = { perAddress: AddressSeats; perPerson: Seats }

/** Returns the seats of one API. */
export function openSeats({ perAddress, perPerson }: OpenAnswersMax): OpenAnswers {
  return { perAddress: new AddressSeats(perAddress), perPerson: new Seats(perPerson) }
}

/** A browser that closed a stream can open the next one at once: this only keeps others from retrying without a pause. */
const retrySeconds = 10

/**
 * Takes a seat until the response ends or the client disconnects.
 * @param holder an address, where the seats are counted by address
 * @throws AppError TOO_MANY_REQUESTS when the holder has no seat left
 */
export function takeSeat(seats: Pick<Seats, 'take'>, holder: string, reply: FastifyReply): void {
  // The client has disconnected: `close` does not fire any more, so the seat would never be given back.
  if (reply.raw.destroyed) return
  const leave = seats.take(holder)
  if (leave) {
    reply.raw.once('close', leave)
    return
  }
  reply.header('retry-after', retrySeconds)
  throw new AppError('TOO_MANY_REQUESTS', { message: tooManyOpen(`${retrySeconds}\u00a0secondes`) })
}
