import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { insertKnownBrowser } from '../../db/knownBrowsers.ts'
import { knownBrowserCookie } from '../../shared/knownBrowser.ts'
import { hashToken, newToken } from './tokens.ts'

/** A browser is known for half a year after its last sign-in. */
const knownSeconds = 180 * 24 * 60 * 60
/** People who share a browser: it is known to each of their accounts by a token of its own. */
const accountsMax = 5
const tokenShape = /^[\w-]{43}$/

/** @param header the `Cookie` header @returns what the browser is known by, to whichever accounts */
export function readKnownBrowser(header: string | undefined): string[] {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${knownBrowserCookie}=`))
  const value = pair?.slice(pair.indexOf('=') + 1).trim() ?? ''
  return value
    .split('.')
    .filter((token) => tokenShape.test(token))
    .slice(0, accountsMax)
}

/** @property path below which the cookie comes along @property publicUrl where people open the site, when that is known */
type Place = { path: string; publicUrl: string | undefined }

/**
 * Remembers that this browser has signed in to the account, in place of what it was known by.
 * @returns the header of the answer: a cookie that scripts cannot read and that goes with no request of other sites
 */
export async function rememberBrowser(
  db: Db,
  userUuid: string,
  request: FastifyRequest,
  { path, publicUrl }: Place,
): Promise<{ 'set-cookie': string }> {
  const token = newToken()
  const before = readKnownBrowser(request.headers.cookie)
  const expiresAt = new Date(Date.now() + knownSeconds * 1000)
  const gone = new Set(await insertKnownBrowser(db, { tokenHash: hashToken(token), userUuid, expiresAt }, before.map(hashToken)))
  const kept = before.filter((other) => !gone.has(hashToken(other))).slice(0, accountsMax - 1)
  const isSecure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  const attributes = `Path=${path}; Max-Age=${knownSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return { 'set-cookie': `${knownBrowserCookie}=${[token, ...kept].join('.')}; ${attributes}` }
}
