import type { User } from '../../../shared/entities/user.ts'
import { creatorRoleName } from '../../../shared/limits.ts'
import type { AccountInput, Viewer } from '../../generated/resolvers.ts'
import type { AccountChange } from '../../../shared/validation/accountChange.ts'
import type { Rest } from '../../rest/rest.ts'

type AskedLater =
  | 'channel'
  | 'history'
  | 'historyStatistics'
  | 'isHistoryPaused'
  | 'follows'
  | 'news'
  | 'sessions'
  | 'playlists'
  | 'playlistChoices'
/** A signed-in person before the rest of them is asked for, and the API as they see it. */
export type ViewerModel = Omit<Viewer, AskedLater> & { rest: Rest }

/** @param rest the API with this person's own token, which right after a sign-in is not yet the request's */
export function toViewer(user: User, rest: Rest): ViewerModel {
  return {
    id: user.uuid,
    username: user.username,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    avatarUrl: user.avatar,
    role: { id: user.role.uuid, name: user.role.name, description: user.role.description },
    isCreator: user.role.name === creatorRoleName,
    hasPassword: user.hasPassword,
    rest,
  }
}

/** GraphQL says «as it was» by null or by nothing, REST by nothing; the field of the current password is REST's own. */
export function toAccountChange({
  roleId,
  currentPassword,
  ...texts
}: AccountInput): AccountChange & { role_id?: string; current_password?: string } {
  const body = { ...texts, role_id: roleId, current_password: currentPassword }
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
