import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { findKnownBrowser } from '../../db/knownBrowsers.ts'
import { countAttempt, forgetAttempts } from '../../db/rateLimits.ts'
import type { Limit, Limiter } from '../frame/limits.ts'
import { networkOf } from '../frame/network.ts'
import { TooManyRequests } from '../frame/tooMany.ts'
import { readKnownBrowser } from './knownBrowsers.ts'
import { isPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'
import { type LineLimits, WaitingLine } from './waitingLine.ts'

/** How many wrong passwords are taken, besides what an address may try at all (`auth` of `Limits`). */
export type GuessLimits = {
  /** from one address for one account: more are refused */
  perPair: Limit
  /** for one account, wherever they come from: more wait in line, so that nobody can keep its owner out */
  perAccount: Limit
  /** from a browser that has signed in to the account before, which neither of the above concerns: more count as a stranger's */
  perBrowser: Limit
  /** those that wait for one account */
  line: LineLimits
}

export const defaultGuessLimits: GuessLimits = {
  perPair: { max: 10, seconds: 300 },
  perAccount: { max: 10, seconds: 300 },
  perBrowser: { max: 10, seconds: 3600 },
  // Well below the ten seconds that the gateway waits for an answer.
  line: { spacingMs: 600, longestMs: 6000, heldMax: 200 },
}

/**
 * @property account under which name guesses are counted: known before anybody knows whether there is such an account
 * @property userUuid undefined where there is none
 * @property hash null where there is none, or no password
 */
type Attempt = { account: string; userUuid: string | undefined; password: string; hash: string | null }

/**
 * Is it the account's password? Every place that checks one asks here. An attempt is counted before the password is looked at, so that
 * many at once are counted too, and is forgotten when it was right.
 * @throws TooManyRequests
 */
export type PasswordCheck = (attempt: Attempt) => Promise<boolean>
export type PasswordChecks = { of(request: FastifyRequest): PasswordCheck }

/** @param perAddress counts what an address tries, whatever the account */
export function passwordChecks(db: Db, perAddress: Limiter['perAddress'], limits: GuessLimits): PasswordChecks {
  const line = new WaitingLine(limits.line)

  async function admit({ ip, headers }: FastifyRequest, { account, userUuid }: Attempt): Promise<string[]> {
    const counted: string[] = []
    const count = async (key: string, { max, seconds }: Limit): Promise<{ isOver: boolean; secondsLeft: number }> => {
      // Hashed: nobody's e-mail or address stays in the database for it.
      const hashed = createHash('sha256').update(`guess ${key}`).digest('base64url')
      counted.push(hashed)
      const { attempts, secondsLeft } = await countAttempt(db, hashed, seconds)
      return { isOver: attempts > max, secondsLeft }
    }
    const browser = await findKnownBrowser(db, readKnownBrowser(headers.cookie).map(hashToken), userUuid)
    if (browser !== undefined && !(await count(`browser ${browser}`, limits.perBrowser)).isOver) return counted
    const pair = await count(`pair ${networkOf(ip)} ${account}`, limits.perPair)
    if (pair.isOver) throw new TooManyRequests(pair.secondsLeft)
    const { isOver } = await count(`account ${account}`, limits.perAccount)
    if (isOver) await line.wait(account)
    return counted
  }

  return {
    of: (request) => async (attempt) => {
      await perAddress(request)
      const counted = await admit(request, attempt)
      const isRight = await isPassword(attempt.password, attempt.hash)
      if (isRight) await forgetAttempts(db, counted)
      return isRight
    },
  }
}
