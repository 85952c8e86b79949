import type { FastifyRequest } from 'fastify'
import { findKnownBrowser } from '../../db/auth/knownBrowsers.ts'
import type { Db } from '../../db/connection/database.ts'
import { networkOf } from '../../shared/network.ts'
import type { TypedCode } from '../../shared/secondFactor.ts'
import { guessCounts } from '../auth/guessCounts.ts'
import { readKnownBrowser } from '../auth/knownBrowsers.ts'
import { hashToken } from '../auth/tokens.ts'
import type { Limit, Limiter } from '../http/limits.ts'
import { TooManyRequests } from '../http/tooMany.ts'

/** How many wrong codes are accepted. Whoever guesses them has the right password already. */
export type CodeGuessLimits = {
  /** from one address for one account */
  perPair: Limit
  /** codes of an application for one account, from all unknown browsers: a code is one of a million, and three are right at any time */
  perAccount: Limit
  /** from a known browser, to which the two limits above do not apply: an attacker cannot lock the owner out */
  perBrowser: Limit
}

export const defaultCodeGuessLimits: CodeGuessLimits = {
  perPair: { max: 10, seconds: 300 },
  perAccount: { max: 50, seconds: 86_400 },
  perBrowser: { max: 10, seconds: 3600 },
}

/**
 * Counts a guess before the code is checked, so that concurrent ones are counted too. Recovery codes are not counted per account: they cannot
 * be guessed, and remain a way in for an owner whose account is being attacked.
 * @returns a function that takes a right code back from the counts
 * @throws TooManyRequests
 */
export type CodeGuess = (userUuid: string, kind: TypedCode['kind']) => Promise<() => Promise<void>>
export type CodeGuesses = { of(request: FastifyRequest): CodeGuess }

/** @param perAddress counts the attempts of an address, whatever the account */
export function codeGuesses(db: Db, perAddress: Limiter['perAddress'], limits: CodeGuessLimits): CodeGuesses {
  return {
    of: (request) => async (userUuid, kind) => {
      await perAddress(request)
      const { count, takeBack } = guessCounts(db)
      const browser = await findKnownBrowser(db, readKnownBrowser(request.headers.cookie).map(hashToken), userUuid)
      if (browser !== undefined && !(await count(`code browser ${browser}`, limits.perBrowser)).isOver) return takeBack
      const pair = await count(`code pair ${networkOf(request.ip)} ${userUuid}`, limits.perPair)
      if (pair.isOver) throw new TooManyRequests(pair.secondsLeft)
      if (kind === 'recovery') return takeBack
      const account = await count(`code account ${userUuid}`, limits.perAccount)
      if (account.isOver) throw new TooManyRequests(account.secondsLeft)
      return takeBack
    },
  }
}
