import { findChannel } from '../../db/channels.ts'
import { findContent } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import { mustOwnChannel } from '../channels/policy.ts'
import { mustExist } from '../contents/policy.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mustBe, signedIn } from '../policy.ts'
import type { Topic } from './topics.ts'

/**
 * A content may be listened to by whoever may read it; a channel by its owner alone, because it tells of private contents
 * too; a user's notifications by that user.
 * @throws AppError CONTENT_NOT_FOUND, CHANNEL_NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 */
export async function mustBeAllowedToHear(db: Db, viewer: Viewer | null, { kind, uuid }: Topic): Promise<void> {
  if (kind === 'content') mustExist(await findContent(db, uuid), viewer)
  else if (kind === 'user') mustBe(signedIn(viewer), uuid)
  else mustOwnChannel(signedIn(viewer), await findChannel(db, uuid))
}
