import { findChannel } from '../../db/channel/channels.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import { findMedia } from '../../db/media/media.ts'
import type { Db } from '../../db/connection/database.ts'
import * as channels from '../channel/policy.ts'
import * as contents from '../content/policy.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * Returns the content when the viewer may upload its files: only its own creator, while they may publish.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN
 */
export async function mustOwnContent(viewer: Viewer, db: Db, contentUuid: string): Promise<{ uuid: string; channel_uuid: string }> {
  const content = contents.mustOwnContent(viewer, await findContentAccess(db, contentUuid))
  channels.mayPublish(viewer)
  return content
}

/** True when another file would replace one: without a file to replace, the limit of a first file applies. */
export async function hasVideoFile(db: Db, contentUuid: string): Promise<boolean> {
  return (await findMedia(db, contentUuid))?.state !== 'awaitingFile'
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN */
export async function mustOwnChannel(viewer: Viewer, db: Db, channelUuid: string): Promise<void> {
  channels.mustOwnChannel(viewer, await findChannel(db, channelUuid))
  channels.mayPublish(viewer)
}
