import type { FastifyReply } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import type { Seats } from '../../shared/seats.ts'

/** How many answers that stay open somebody may hold: by their network address, and by their account. */
export type OpenAnswers = { perAddress: Seats; perPerson: Seats }

/** A browser that gave one back has its next place at once: this only keeps others from asking without a pause. */
const retrySeconds = 10

/**
 * Holds a seat until the answer has ended or its reader is gone.
 * @throws AppError TOO_MANY_REQUESTS when the holder has none left
 */
export function takeSeat(seats: Seats, holder: string, reply: FastifyReply): void {
  // Nothing would tell that who is gone already gives it back.
  if (reply.raw.destroyed) return
  const leave = seats.take(holder)
  if (leave) {
    reply.raw.once('close', leave)
    return
  }
  reply.header('retry-after', retrySeconds)
  throw new AppError('TOO_MANY_REQUESTS', { message: tooManyOpen })
}

const tooManyOpen = `Trop de connexions en direct à la fois : fermez une autre fenêtre, ou réessayez dans ${retrySeconds}\u00a0secondes`
