import { AppError } from '../../shared/errors.ts'
import type { Viewer } from './viewer.ts'

/** The names under which paths and bodies hold a user's id (`userIdSchema`). */
const userFields: ReadonlySet<string> = new Set(['id', 'userId', 'followerId', 'user_uuid', 'follower_uuid', 'creator_uuid'])

/**
 * Replaces `me` by the viewer's uuid in the fields that hold a user's id. Elsewhere a schema has refused it, or it is a text.
 * @param parts params, query and body, already parsed
 * @throws AppError UNAUTHENTICATED when a guest says `me`
 */
export function resolveMe<Parts extends object>(parts: Parts, viewer: Viewer | null): Parts {
  for (const part of Object.values(parts)) {
    if (typeof part !== 'object' || part === null) continue
    for (const [name, value] of Object.entries(part)) {
      if (value !== 'me' || !userFields.has(name)) continue
      if (!viewer) throw new AppError('UNAUTHENTICATED')
      Object.assign(part, { [name]: viewer.uuid })
    }
  }
  return parts
}
