import { isBlockedCommenter } from '../../db/channel/blockedCommenters.ts'
import { readCommentRules } from '../../db/channel/commentRules.ts'
import type { Db, Tx } from '../../db/connection/database.ts'
import type { Commenting } from '../../shared/entities/commentRules.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate } from '../policy.ts'

/** Returns whether the viewer may comment under the videos of a channel. The site's team is blocked nowhere. */
export async function commentingOf(db: Db | Tx, viewer: Viewer | null, channelUuid: string): Promise<Commenting> {
  if ((await readCommentRules(db, channelUuid)).mode === 'closed') return 'closed'
  return (await isBlocked(db, viewer, channelUuid)) ? 'blocked' : 'open'
}

async function isBlocked(db: Db | Tx, viewer: Viewer | null, channelUuid: string): Promise<boolean> {
  if (viewer === null || mayModerate(viewer)) return false
  return isBlockedCommenter(db, { channel_uuid: channelUuid, user_uuid: viewer.uuid })
}

/** @throws AppError CHANNEL_COMMENTS_CLOSED, COMMENTER_BLOCKED */
export async function mustTakeComments(db: Db | Tx, viewer: Viewer, channelUuid: string): Promise<void> {
  const commenting = await commentingOf(db, viewer, channelUuid)
  if (commenting === 'closed') throw new AppError('CHANNEL_COMMENTS_CLOSED')
  if (commenting === 'blocked') throw new AppError('COMMENTER_BLOCKED')
}
