import type { SessionViewerFragment } from '../../graphql/generated/graphql.ts'
import type { SessionUser } from '../../machines/user.ts'

/** The gateway's viewer as the session keeps it. */
export function toSessionUser({
  role,
  id,
  username,
  firstname,
  lastname,
  email,
  avatarUrl,
  isCreator,
}: SessionViewerFragment): SessionUser {
  return { id, username, firstname, lastname, email, avatarUrl, roleName: role.name, isCreator }
}
