import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/connection/database.ts'
import { findKnownBrowser } from '../../db/auth/knownBrowsers.ts'
import type { Limit, Limiter } from '../http/limits.ts'
import { networkOf, networksOf } from '../../shared/network.ts'
import { TooManyRequests } from '../http/tooMany.ts'
import { guessCounts } from './guessCounts.ts'
import { readKnownBrowser } from './knownBrowsers.ts'
import { isPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'
import { type LineLimits, WaitingLines } from './waitingLines.ts'

/** How many wrong passwords are accepted, besides the limit on all attempts of an address (`auth` of `Limits`). */
export type GuessLimits = {
  /** from one address for one account; further attempts are refused */
  perPair: Limit
  /** for one account, from all addresses; further attempts wait in a line where networks take turns: no attacker can lock the owner out */
  perAccount: Limit
  /** from a known browser, to which the two limits above do not apply; further attempts count like those of an unknown browser */
  perBrowser: Limit
  /** limits of the line in which attempts for one account wait */
  line: LineLimits
}

export const defaultGuessLimits: GuessLimits = {
  perPair: { max: 10, seconds: 300 },
  perAccount: { max: 10, seconds: 300 },
  perBrowser: { max: 10, seconds: 3600 },
  // Well below the ten seconds that the gateway waits for a response.
  line: { spacingMs: 600, longestMs: 6000, rememberedMs: 300_000, heldMax: 200 },
}

/**
 * @property account the name under which attempts are counted; it is known before it is known whether the account exists
 * @property userUuid undefined when there is no such account
 * @property hash null when there is no such account, or when it has no password
 */
type Attempt = { account: string; userUuid: string | undefined; password: string; hash: string | null }

/**
 * Resolves to true when the password is the account's. Every check of a password goes through here. An attempt is counted before the
 * password is checked, so that concurrent attempts are counted too; a right password removes it from the count.
 * @throws TooManyRequests
 */
export type PasswordCheck = (attempt: Attempt) => Promise<boolean>
export type PasswordChecks = { of(request: FastifyRequest): PasswordCheck }

/** @param perAddress counts the attempts of an address, whatever the account */
export function passwordChecks(db: Db, perAddress: Limiter['perAddress'], limits: GuessLimits): PasswordChecks {
  const lines = new WaitingLines(limits.line)

  /** @returns a function that removes the attempt from the counts */
  async function admit({ ip, headers }: FastifyRequest, { account, userUuid }: Attempt): Promise<() => Promise<void>> {
    const { count, takeBack } = guessCounts(db)
    const browser = await findKnownBrowser(db, readKnownBrowser(headers.cookie).map(hashToken), userUuid)
    if (browser !== undefined && !(await count(`browser ${browser}`, limits.perBrowser)).isOver) return takeBack
    const pair = await count(`pair ${networkOf(ip)} ${account}`, limits.perPair)
    if (pair.isOver) throw new TooManyRequests(pair.secondsLeft)
    const { isOver } = await count(`account ${account}`, limits.perAccount)
    if (!isOver) return takeBack
    try {
      const takeTurnBack = await lines.wait(account, networksOf(ip))
      return async () => {
        takeTurnBack()
        await takeBack()
      }
    } catch (error) {
      // No password was checked: if these attempts counted, ten refusals would lock the address and the account.
      await takeBack()
      throw error
    }
  }

  return {
    of: (request) => async (attempt) => {
      await perAddress(request)
      const takeBack = await admit(request, attempt)
      const isRight = await isPassword(attempt.password, attempt.hash)
      if (isRight) await takeBack()
      return isRight
    },
  }
}
