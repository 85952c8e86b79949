import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'

/** At most `max` requests in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type LimitName = 'auth' | 'interaction' | 'read' | 'upload'
/** Per network address, where a whole school may sit behind one, and per account. */
export type Limits = Record<LimitName, { perAddress: Limit; perAccount: Limit }>

export const defaultLimits: Limits = {
  auth: { perAddress: { max: 60, seconds: 60 }, perAccount: { max: 10, seconds: 300 } },
  interaction: { perAddress: { max: 600, seconds: 60 }, perAccount: { max: 120, seconds: 60 } },
  read: { perAddress: { max: 30_000, seconds: 60 }, perAccount: { max: 10_000, seconds: 60 } },
  upload: { perAddress: { max: 120, seconds: 600 }, perAccount: { max: 60, seconds: 600 } },
}

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>
export type Limiter = {
  perAddress: Check
  /** @param account the viewer's uuid, or the e-mail of an attempted sign-in */
  perAccount(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>
}

/**
 * One limiter per name, shared by all routes of that name. @fastify/rate-limit must be registered: its store is what
 * will change when several processes have to count together.
 */
export function createLimiters(app: FastifyInstance, limits: Limits): Record<LimitName, Limiter> {
  const accounts = new WeakMap<FastifyRequest, string>()
  const limiter = ({ perAddress, perAccount }: Limits[LimitName]): Limiter => {
    const countAddress = app.createRateLimit({ max: perAddress.max, timeWindow: perAddress.seconds * 1000 })
    const countAccount = app.createRateLimit({
      max: perAccount.max,
      timeWindow: perAccount.seconds * 1000,
      keyGenerator: (request) => accounts.get(request) ?? '',
    })
    return {
      perAddress: async (request, reply) => refuseExceeded(await countAddress(request), reply),
      perAccount: async (request, reply, account) => {
        accounts.set(request, account)
        refuseExceeded(await countAccount(request), reply)
      },
    }
  }
  return {
    auth: limiter(limits.auth),
    interaction: limiter(limits.interaction),
    read: limiter(limits.read),
    upload: limiter(limits.upload),
  }
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseExceeded(count: Count, reply: FastifyReply): void {
  if (count.isAllowed || !count.isExceeded) return
  reply.header('retry-after', count.ttlInSeconds)
  throw new AppError('TOO_MANY_REQUESTS')
}
