import { findChannel } from '../../db/channels.ts'
import { findContentAccess } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../shared/errors.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mustOwnContent as mustOwn } from '../contents/policy.ts'
import { mustBe } from '../policy.ts'

/** Only a video's own creator gives it files. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN */
export async function mustOwnContent(viewer: Viewer, db: Db, contentUuid: string): Promise<{ uuid: string; channel_uuid: string }> {
  return mustOwn(viewer, await findContentAccess(db, contentUuid))
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN */
export async function mustOwnChannel(viewer: Viewer, db: Db, channelUuid: string): Promise<void> {
  const channel = await findChannel(db, channelUuid)
  if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
  mustBe(viewer, channel.creator_uuid)
}
