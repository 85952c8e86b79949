import { findChannel } from '../../db/channels.ts'
import { findContentAccess } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import * as channels from '../channels/policy.ts'
import * as contents from '../contents/policy.ts'
import type { Viewer } from '../frame/viewer.ts'

/** Only a video's own creator gives it files, while they may publish. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN */
export async function mustOwnContent(viewer: Viewer, db: Db, contentUuid: string): Promise<{ uuid: string; channel_uuid: string }> {
  const content = contents.mustOwnContent(viewer, await findContentAccess(db, contentUuid))
  channels.mayPublish(viewer)
  return content
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN */
export async function mustOwnChannel(viewer: Viewer, db: Db, channelUuid: string): Promise<void> {
  channels.mustOwnChannel(viewer, await findChannel(db, channelUuid))
  channels.mayPublish(viewer)
}
