import { findChannel } from '../../db/channel/channels.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import { findMedia } from '../../db/media/media.ts'
import { holdRights } from '../../db/upload/senderRights.ts'
import { findUser } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import type { Db, Tx } from '../../db/connection/database.ts'
import * as channels from '../channel/policy.ts'
import * as contents from '../content/policy.ts'
import { rightsOfRole, type Viewer } from '../http/viewer.ts'

/** A content whose files arrive, with the owner of its channel: the files count in their quota, whoever sends them. */
export type UploadTarget = { uuid: string; channel_uuid: string; owner_uuid: string }

/**
 * Returns the content when the viewer may upload its files: those who manage its channel, while they may publish.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN
 */
export async function mustManageContent(
  viewer: Pick<Viewer, 'uuid' | 'roleName' | 'isModerator' | 'isAdministrator'>,
  db: Db,
  contentUuid: string,
): Promise<UploadTarget> {
  const { uuid, channel_uuid, user_uuid } = contents.mustManageContent(viewer, await findContentAccess(db, contentUuid))
  channels.mayPublish(viewer, { owner_uuid: user_uuid })
  return { uuid, channel_uuid, owner_uuid: user_uuid }
}

/**
 * Throws unless a person may still send a file of a content, as they could when they began. Without their session: a file that is sent in
 * parts outlives it. The rights stay as they are until the transaction ends.
 * @throws AppError CONTENT_NOT_FOUND, FORBIDDEN also for a suspended or deleted account
 */
export async function mustStillManage(tx: Tx, { user_uuid, content_uuid }: { user_uuid: string; content_uuid: string }): Promise<void> {
  const channel_uuid = (await findContentAccess(tx, content_uuid))?.channel_uuid ?? null
  await holdRights(tx, { user_uuid, channel_uuid, token_hash: null })
  const user = await findUser(tx, user_uuid)
  if (!user || user.suspended_at !== null) throw new AppError('FORBIDDEN')
  await mustManageContent({ uuid: user.uuid, ...rightsOfRole(user.role_name) }, tx, content_uuid)
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
