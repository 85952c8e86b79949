import { recordAct } from '../audit/record.ts'
import { setChannelVerified } from '../../db/channel/channels.ts'
import * as comments from '../../db/comment/comments.ts'
import { lockContentAndChannel, setContentHidden } from '../../db/content/contents.ts'
import type { Tx } from '../../db/connection/database.ts'
import { closeReportsAbout } from '../../db/report/reports.ts'
import { AppError } from '../../shared/errors.ts'
import { lockForCounting } from '../comment/service.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * Hides a content, which also closes the open reports about it, or shows it again. A change goes to the audit log.
 * @throws AppError CONTENT_NOT_FOUND when it was deleted meanwhile
 */
export async function setHiddenContent(tx: Tx, viewer: Viewer, uuid: string, hidden: boolean): Promise<void> {
  if (!(await lockContentAndChannel(tx, uuid))) throw new AppError('CONTENT_NOT_FOUND')
  if (!(await setContentHidden(tx, uuid, hidden))) return
  if (hidden) await closeReportsAbout(tx, uuid, viewer.uuid)
  await recordAct(tx, viewer.uuid, { act: hidden ? 'content.hide' : 'content.show', subject_uuid: uuid })
}

/** The same for a comment. @throws AppError COMMENT_NOT_FOUND when it was deleted meanwhile */
export async function setHiddenComment(
  tx: Tx,
  viewer: Viewer,
  { uuid, content_uuid }: { uuid: string; content_uuid: string },
  hidden: boolean,
): Promise<void> {
  await lockForCounting(tx, content_uuid)
  if (!(await comments.lockComment(tx, uuid))) throw new AppError('COMMENT_NOT_FOUND')
  if (!(await comments.setCommentHidden(tx, uuid, hidden))) return
  if (hidden) await closeReportsAbout(tx, uuid, viewer.uuid)
  await recordAct(tx, viewer.uuid, { act: hidden ? 'comment.hide' : 'comment.show', subject_uuid: uuid, details: { content_uuid } })
}

export async function setVerified(tx: Tx, viewer: Viewer, uuid: string, verified: boolean): Promise<void> {
  if (!(await setChannelVerified(tx, uuid, verified))) return
  await recordAct(tx, viewer.uuid, { act: verified ? 'channel.verify' : 'channel.unverify', subject_uuid: uuid })
}
