import type { Db } from '../../db/database.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName, creatorRoleName, moderatorRoleName } from '../../shared/limits.ts'
import { useSession } from '../auth/service.ts'
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

/**
 * Who an `Authorization` header speaks for; null without one.
 * @throws AppError SESSION_EXPIRED when a token is sent that opens nothing
 */
export async function authenticate(db: Db, authorization: string | undefined): Promise<Viewer | null> {
  if (authorization === undefined) return null
  const token = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw new AppError('SESSION_EXPIRED')
  const tokenHash = hashToken(token)
  const session = await useSession(db, tokenHash)
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
