import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/connection/database.ts'
import { findKnownBrowser, hasKnownBrowsers, insertKnownBrowser } from '../../db/auth/knownBrowsers.ts'
import { knownBrowserCookie } from '../../shared/knownBrowser.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import { readCookie, strictCookie } from '../http/cookies.ts'
import { deviceOf } from '../session/userAgent.ts'
import { hashToken, newToken } from './tokens.ts'

/** A browser is known for half a year after its last sign-in. */
const knownSeconds = 180 * 24 * 60 * 60
/** At most this many accounts of people who share a browser: each account knows the browser by its own token. */
const accountsMax = 5
const tokenShape = /^[\w-]{43}$/

/** @param header the `Cookie` header @returns the tokens by which accounts know the browser */
export function readKnownBrowser(header: string | undefined): string[] {
  return (readCookie(header, knownBrowserCookie) ?? '')
    .split('.')
    .filter((token) => tokenShape.test(token))
    .slice(0, accountsMax)
}

/**
 * Stores that this browser has signed in to the account (`rememberBrowser`), and warns its owner by mail when it is a new one. The first
 * browser of an account is no news: that of the registration, or the one after a new password.
 */
export async function rememberSignIn(
  db: Db,
  userUuid: string,
  request: FastifyRequest,
  { publicUrl, jobs }: { publicUrl?: string | undefined; jobs: Pick<Jobs, 'sendMail'> },
): Promise<{ 'set-cookie': string }> {
  const hashes = readKnownBrowser(request.headers.cookie).map(hashToken)
  const isNew = (await findKnownBrowser(db, hashes, userUuid)) === undefined && (await hasKnownBrowsers(db, userUuid))
  const headers = await rememberBrowser(db, userUuid, request, publicUrl)
  const device = deviceOf(request.headers['user-agent'] ?? null)
  if (isNew) await jobs.sendMail({ kind: 'newDevice', user_uuid: userUuid, device, at: Date.now() })
  return headers
}

/**
 * Stores that this browser has signed in to the account, and replaces the token that it had for this account.
 * @param publicUrl address of the site for people, when it is known
 * @returns the response header: a cookie that scripts cannot read and that browsers do not send with requests of other sites
 */
export async function rememberBrowser(
  db: Db,
  userUuid: string,
  request: FastifyRequest,
  publicUrl: string | undefined,
): Promise<{ 'set-cookie': string }> {
  const token = newToken()
  const before = readKnownBrowser(request.headers.cookie)
  const expiresAt = new Date(Date.now() + knownSeconds * 1000)
  const gone = new Set(await insertKnownBrowser(db, { tokenHash: hashToken(token), userUuid, expiresAt }, before.map(hashToken)))
  const kept = before.filter((other) => !gone.has(hashToken(other))).slice(0, accountsMax - 1)
  const value = [token, ...kept].join('.')
  return { 'set-cookie': strictCookie(request, knownBrowserCookie, value, { seconds: knownSeconds, publicUrl }) }
}
