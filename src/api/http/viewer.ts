import type { SessionRow } from '../../db/session/sessions.ts'
import { AppError } from '../../shared/errors.ts'
import { administratorRoleName, creatorRoleName, moderatorRoleName } from '../../shared/roles.ts'
import { hashToken } from '../auth/tokens.ts'

/** The signed-in user who sends a request. */
export type Viewer = {
  uuid: string
  roleName: string
  isCreator: boolean
  isModerator: boolean
  isAdministrator: boolean
  /** An administrator without the second factor that the site asks for: none of an administrator's rights are there meanwhile. */
  lacksSecondFactor: boolean
  /** identifies the session without revealing its token */
  tokenHash: string
}

/** Returns what a role gives. */
export function rightsOfRole(roleName: string): Pick<Viewer, 'roleName' | 'isCreator' | 'isModerator' | 'isAdministrator'> {
  return {
    roleName,
    isCreator: roleName === creatorRoleName,
    isModerator: roleName === moderatorRoleName,
    isAdministrator: roleName === administratorRoleName,
  }
}

/** Finds and renews a session by the hash of its token; undefined when there is no valid one. */
export type SessionReader = (tokenHash: string) => Promise<SessionRow | undefined>

/**
 * Returns the user whom an `Authorization` header identifies; null without the header.
 * @throws AppError SESSION_EXPIRED when the token has no valid session
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
    ...rightsOfRole(session.role_name),
    lacksSecondFactor: false,
    tokenHash,
  }
}
