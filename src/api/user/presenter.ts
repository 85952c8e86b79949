import type { UserRow } from '../../db/user/users.ts'
import type { PublicUser, User } from '../../shared/entities/user.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

type Context = Pick<PresenterContext, 'url'>

export function presentPublicUser(row: UserRow, context: Context): PublicUser {
  return { uuid: row.uuid, username: row.username, avatar: context.url(row.avatar_key), createdAt: isoTime(row.created_at) }
}

/** Returns the whole account, for its user and for administrators. */
export function presentUser(row: UserRow, context: Context): User {
  return {
    ...presentPublicUser(row, context),
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    role: { uuid: row.role_uuid, name: row.role_name, description: row.role_description },
    hasPassword: row.has_password,
    emailVerified: row.email_verified,
    suspendedAt: row.suspended_at && isoTime(row.suspended_at),
  }
}
