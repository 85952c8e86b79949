import type { SessionViewerFragment } from '../../../graphql/generated/graphql.ts'
import type { StoredSession } from '../../../machines/session/session/types.ts'
import { toSessionUser } from './toSessionUser.ts'

export function toStoredSession({ token, viewer }: { token: string; viewer: SessionViewerFragment }): StoredSession {
  return { token, user: toSessionUser(viewer) }
}
