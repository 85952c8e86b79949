import { createHash } from 'node:crypto'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Db } from '../../db/connection/database.ts'
import { countAttempt } from '../../db/auth/attempts.ts'
import { networkOf } from '../../shared/network.ts'
import { TooManyRequests } from './tooMany.ts'

/** At most `max` requests in each window of `seconds`. */
export type Limit = { max: number; seconds: number }
export type LimitName = 'auth' | 'interaction' | 'read' | 'upload' | 'comment' | 'report' | 'problem' | 'export' | 'lookup'
/** Per network address, which a whole school may share, and per account. */
export type Limits = Record<LimitName, { perAddress: Limit; perAccount: Limit }>

export const defaultLimits: Limits = {
  auth: { perAddress: { max: 60, seconds: 60 }, perAccount: { max: 10, seconds: 300 } },
  interaction: { perAddress: { max: 600, seconds: 60 }, perAccount: { max: 120, seconds: 60 } },
  read: { perAddress: { max: 30_000, seconds: 60 }, perAccount: { max: 10_000, seconds: 60 } },
  upload: { perAddress: { max: 120, seconds: 600 }, perAccount: { max: 60, seconds: 600 } },
  comment: { perAddress: { max: 300, seconds: 300 }, perAccount: { max: 30, seconds: 300 } },
  report: { perAddress: { max: 200, seconds: 3600 }, perAccount: { max: 20, seconds: 3600 } },
  problem: { perAddress: { max: 20, seconds: 3600 }, perAccount: { max: 10, seconds: 3600 } },
  export: { perAddress: { max: 30, seconds: 3600 }, perAccount: { max: 5, seconds: 3600 } },
  // Lookups by e-mail: a client that sends many wants to find out which e-mails have an account.
  lookup: { perAddress: { max: 20, seconds: 60 }, perAccount: { max: 20, seconds: 60 } },
}

export type Limiter = {
  /** @throws TooManyRequests */
  perAddress(request: FastifyRequest): Promise<void>
  /** @param account the viewer's uuid @throws TooManyRequests */
  perAccount(request: FastifyRequest, account: string): Promise<void>
  /**
   * Counts the attempts of one address for one account, with the limits of `perAccount`.
   * @param account an e-mail, which anyone may send
   * @throws TooManyRequests
   */
  perPair(request: FastifyRequest, account: string): Promise<void>
}

/**
 * Returns one limiter per name, shared by all routes of that name. With PostgreSQL several processes may run: limits against attackers are
 * then counted in the database; plain reads only need a rough limit and are counted per process.
 */
export function createLimiters(
  app: FastifyInstance,
  limits: Limits,
  { db, kind }: Pick<Database, 'db' | 'kind'>,
): Record<LimitName, Limiter> {
  const make = (name: LimitName): Limiter =>
    kind === 'postgres' && name !== 'read' ? sharedLimiter(db, name, limits[name]) : localLimiter(app, limits[name])
  return {
    auth: make('auth'),
    interaction: make('interaction'),
    read: make('read'),
    upload: make('upload'),
    comment: make('comment'),
    report: make('report'),
    problem: make('problem'),
    export: make('export'),
    lookup: make('lookup'),
  }
}

/** Counts in this process. */
function localLimiter(app: FastifyInstance, { perAddress, perAccount }: Limits[LimitName]): Limiter {
  const accounts = new WeakMap<FastifyRequest, string>()
  const countAddress = app.createRateLimit({ max: perAddress.max, timeWindow: perAddress.seconds * 1000 })
  const countAccount = app.createRateLimit({
    max: perAccount.max,
    timeWindow: perAccount.seconds * 1000,
    keyGenerator: (request) => accounts.get(request) ?? '',
  })
  const refuseExceeded = (count: Awaited<ReturnType<typeof countAddress>>): void => {
    if (!count.isAllowed && count.isExceeded) throw new TooManyRequests(count.ttlInSeconds)
  }
  const countFor: Limiter['perAccount'] = async (request, key) => {
    accounts.set(request, key)
    refuseExceeded(await countAccount(request))
  }
  return {
    perAddress: async (request) => refuseExceeded(await countAddress(request)),
    perAccount: (request, account) => countFor(request, account),
    perPair: (request, account) => countFor(request, pairOf(request, account)),
  }
}

const pairOf = ({ ip }: FastifyRequest, account: string): string => `${networkOf(ip)} ${account}`

/** Counts for all processes of the site. */
function sharedLimiter(db: Db, name: LimitName, { perAddress, perAccount }: Limits[LimitName]): Limiter {
  const count = async (key: string, { max, seconds }: Limit): Promise<void> => {
    // Hashed, so that the database keeps no e-mail or IP address for it.
    const hashed = createHash('sha256').update(`${name} ${key}`).digest('base64url')
    const { attempts, secondsLeft } = await countAttempt(db, hashed, seconds)
    if (attempts > max) throw new TooManyRequests(secondsLeft)
  }
  return {
    perAddress: ({ ip }) => count(`address ${networkOf(ip)}`, perAddress),
    perAccount: (_request, account) => count(`account ${account}`, perAccount),
    perPair: (request, account) => count(`pair ${pairOf(request, account)}`, perAccount),
  }
}
