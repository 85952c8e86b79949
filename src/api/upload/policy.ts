import { findChannel } from '../../db/channel/channels.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import { findMedia } from '../../db/media/media.ts'
import type { Db } from '../../db/connection/database.ts'
import * as channels from '../channel/policy.ts'
import * as contents from '../content/policy.ts'
import type { Viewer } from '../http/viewer.ts'

/** A content whose files arrive, with the owner of its channel: the files count in their quota, whoever sends them. */
export type UploadTarget = { uuid: string; channel_uuid: string; owner_uuid: string }

/**
 * Returns the content when the viewer may upload its files: those who manage its channel, while they may publish.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN
 */
export async function mustManageContent(viewer: Viewer, db: Db, contentUuid: string): Promise<UploadTarget> {
  const { uuid, channel_uuid, user_uuid } = contents.mustManageContent(viewer, await findContentAccess(db, contentUuid))
  channels.mayPublish(viewer, { owner_uuid: user_uuid })
  return { uuid, channel_uuid, owner_uuid: user_uuid }
}

/** True when another file would replace one: without a file to replace, the limit of a first file applies. */
export async function hasVideoFile(db: Db, contentUuid: string): Promise<boolean> {
  return (await findMedia(db, contentUuid))?.state !== 'awaitingFile'
}

/** @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN */
export async function mustManageChannel(viewer: Viewer, db: Db, channelUuid: string): Promise<void> {
  const { creator_uuid } = channels.mustManageChannel(viewer, await findChannel(db, channelUuid))
  channels.mayPublish(viewer, { owner_uuid: creator_uuid })
}
