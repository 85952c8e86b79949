import type { SessionViewerFragment } from '../../../graphql/generated/graphql.ts'
import type { SessionUser } from '../../../machines/user/user.ts'

/** Converts the gateway's viewer to the user that the session stores. */
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
