import type { SessionRow } from '../../db/sessions.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName, creatorRoleName, moderatorRoleName } from '../../shared/limits.ts'
import { hashToken } from '../auth/tokens.ts'

/** The signed-in person behind a request. */
export type Viewer = {
  uuid: string
  roleName: string
  isCreator: boolean
  isModerator: boolean
  isAdministrator: boolean
  /** names the session without giving its token away */
  tokenHash: string
}

/** Reads and prolongs a session by the hash of its token; undefined for one that opens nothing. */
export type SessionReader = (tokenHash: string) => Promise<SessionRow | undefined>

/**
 * Who an `Authorization` header speaks for; null without one.
 * @throws AppError SESSION_EXPIRED when a token is sent that opens nothing
 */
export async function authenticate(findSession: SessionReader, authorization: string | undefined): Promise<Viewer | null> {
  if (authorization === undefined) return null
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw new AppError('SESSION_EXPIRED')
  const tokenHash = hashToken(token)
  const session = await findSession(tokenHash)
  if (!session) throw new AppError('SESSION_EXPIRED')
  return {
    uuid: session.user_uuid,
    roleName: session.role_name,
    isCreator: session.role_name === creatorRoleName,
    isModerator: session.role_name === moderatorRoleName,
    isAdministrator: session.role_name === administratorRoleName,
    tokenHash,
  }
}
