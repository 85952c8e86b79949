import type { User } from '../../../shared/entities/user.ts'
import { creatorRoleName } from '../../../shared/limits.ts'
import type { Viewer } from '../../generated/resolvers.ts'
import type { Rest } from '../../rest/rest.ts'

/** A signed-in person before their channel, history and follows are asked for, and the API as they see it. */
export type ViewerModel = Omit<Viewer, 'channel' | 'history' | 'historyStatistics' | 'isHistoryPaused' | 'playlists' | 'follows'> & {
  rest: Rest
}

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
    rest,
  }
}
