import type { FastifyRequest } from 'fastify'
import * as passwords from '../../db/content/contentPasswords.ts'
import type { ContentAccess } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import { AppError } from '../../shared/errors.ts'
import { networkOf } from '../../shared/network.ts'
import { unlockedCookie } from '../../shared/unlockedCookie.ts'
import { guessCounts } from '../auth/guessCounts.ts'
import { isPassword } from '../auth/passwords.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { partitionedCookie, readCookie } from '../http/cookies.ts'
import { TooManyRequests } from '../http/tooMany.ts'
import type { Viewer } from '../http/viewer.ts'
import { isPasswordProtected } from './policy.ts'

const unlockedSeconds = 7 * 24 * 60 * 60
const tokenShape = /^[\w-]{43}$/
/** Wrong passwords for one video: from one network, and from one account wherever it is. */
const guessLimit = { max: 10, seconds: 300 }

/** @param header the `Cookie` header @returns null without the token of a guest's browser */
function readUnlocked(header: string | undefined): string | null {
  const token = readCookie(header, unlockedCookie)
  return token !== undefined && tokenShape.test(token) ? hashToken(token) : null
}

/** A guest of a request: their browser may have given passwords. What an account has given is read with the content. */
export type Visitor = { viewer: Viewer | null; cookie: string | undefined }
export const visitorOf = ({ viewer, headers }: FastifyRequest): Visitor => ({ viewer, cookie: headers.cookie })

/** Returns the content with whether the guest's browser has given its password. */
export async function withUnlock<Row extends Pick<ContentAccess, 'uuid' | 'statuts' | 'audience'>>(
  db: Db,
  { viewer, cookie }: Visitor,
  content: Row | undefined,
): Promise<(Row & { is_unlocked?: boolean }) | undefined> {
  if (!content || viewer !== null || !isPasswordProtected(content)) return content
  const tokenHash = readUnlocked(cookie)
  return { ...content, is_unlocked: tokenHash !== null && (await passwords.isUnlockedBy(db, content.uuid, tokenHash)) }
}

/**
 * Checks the password of a content, and remembers the account or the guest's browser that has given it. A guess is counted before it is
 * checked, so that concurrent ones are counted too; a right password is taken back from the counts.
 * @param publicUrl address of the site for people, when it is known
 * @returns the header of the answer
 * @throws AppError CONTENT_PASSWORD_WRONG; TooManyRequests
 */
export async function unlock(
  db: Db,
  request: FastifyRequest,
  { contentUuid, password, publicUrl }: { contentUuid: string; password: string; publicUrl: string | undefined },
): Promise<Record<string, string>> {
  const { viewer } = request
  const { count, takeBack } = guessCounts(db)
  const keys = [
    `content ${contentUuid} network ${networkOf(request.ip)}`,
    ...(viewer ? [`content ${contentUuid} account ${viewer.uuid}`] : []),
  ]
  for (const key of keys) {
    const { isOver, secondsLeft } = await count(key, guessLimit)
    if (isOver) throw new TooManyRequests(secondsLeft)
  }
  const hash = await passwords.findContentPassword(db, contentUuid)
  if (!(await isPassword(password, hash)) || hash === null) throw new AppError('CONTENT_PASSWORD_WRONG')
  await takeBack()
  const token = newToken()
  const holder = viewer ? { userUuid: viewer.uuid } : { tokenHash: hashToken(token), replaces: readUnlocked(request.headers.cookie) }
  const expiresAt = new Date(Date.now() + unlockedSeconds * 1000)
  const isKept = await db.transaction().execute((tx) => passwords.insertUnlock(tx, { contentUuid, hash, holder, expiresAt }))
  if (!isKept) throw new AppError('CONTENT_PASSWORD_WRONG')
  return viewer ? {} : { 'set-cookie': partitionedCookie(request, unlockedCookie, token, { seconds: unlockedSeconds, publicUrl }) }
}
