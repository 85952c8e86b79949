import type { UserRow } from '../../db/users.ts'
import type { PublicUser, User } from '../../shared/entities/user.ts'
import type { Showing } from '../frame/showing.ts'
import { isoTime } from '../frame/isoTime.ts'

type Show = Pick<Showing, 'url'>

/** What anyone may know. */
export function presentPublicUser(row: UserRow, show: Show): PublicUser {
  return { uuid: row.uuid, username: row.username, avatar: show.url(row.avatar_key), createdAt: isoTime(row.created_at) }
}

/** Everything, for the user and for administrators. */
export function presentUser(row: UserRow, show: Show): User {
  return {
    ...presentPublicUser(row, show),
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    role: { uuid: row.role_uuid, name: row.role_name, description: row.role_description },
    hasPassword: row.has_password,
  }
}
