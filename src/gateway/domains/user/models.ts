import type { User } from '../../../shared/entities/user.ts'
import { creatorRoleName } from '../../../shared/roles.ts'
import type { AccountInput, Viewer } from '../../generated/schema.ts'
import type { AccountChange } from '../../../shared/validation/accountChange.ts'
import type { Rest } from '../../rest/rest.ts'

type AskedLater =
  | 'channel'
  | 'channelMemberships'
  | 'history'
  | 'identities'
  | 'historyStatistics'
  | 'isHistoryPaused'
  | 'follows'
  | 'news'
  | 'mutedChannels'
  | 'notificationChoices'
  | 'secondFactor'
  | 'quota'
  | 'sessions'
  | 'playlists'
  | 'playlistChoices'
/** A signed-in person before the other fields are requested, and the API with that person's token. */
export type ViewerModel = Omit<Viewer, AskedLater> & { rest: Rest }

/** @param rest the API with this person's own token, which is not yet the request's right after a sign-in */
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
    isEmailVerified: user.emailVerified,
    rest,
  }
}

/** Returns the REST body of a change. GraphQL says «unchanged» by null or absence, REST by absence only and with its own password field. */
export function toAccountChange({
  roleId,
  currentPassword,
  ...texts
}: AccountInput): AccountChange & { role_id?: string; current_password?: string } {
  const body = { ...texts, role_id: roleId, current_password: currentPassword }
  return Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
