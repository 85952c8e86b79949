import { recordAct } from '../audit/record.ts'
import { findChannel } from '../../db/channel/channels.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import * as reports from '../../db/report/reports.ts'
import { AppError } from '../../shared/errors.ts'
import { plainText } from '../../shared/text.ts'
import { type ReportDecision, reportMessages, type ReportReason, validateReport } from '../../shared/validation/report.ts'
import { isHeld } from '../comment/policy.ts'
import { announceCounted, lockForCounting, readComment } from '../comment/service.ts'
import { mustBeOpen } from '../content/policy.ts'
import { revokedAddresses } from '../content/service.ts'
import type { ApiDeps } from '../deps.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { setHiddenComment, setHiddenContent } from '../moderation/service.ts'
import { mustExist } from '../policy.ts'

export type ReportForm = {
  reason: ReportReason
  text: string
  content_uuid?: string | undefined
  comment_uuid?: string | undefined
  channel_uuid?: string | undefined
}

/**
 * Creates a report about something that the viewer may see, or changes their open report about it.
 * @throws AppError INVALID_INPUT with fields, CONTENT_NOT_FOUND, COMMENT_NOT_FOUND, COMMENT_HELD, CHANNEL_NOT_FOUND
 */
export async function report(db: Db, viewer: Viewer, form: ReportForm): Promise<{ row: reports.ReportRow; isNew: boolean }> {
  mustBeValid(validateReport(form))
  const subject = await subjectOf(db, viewer, form)
  const { uuid, isNew } = await reports.putReport(db, {
    reporter_uuid: viewer.uuid,
    reason: form.reason,
    text: plainText(form.text),
    ...subject,
  })
  return { row: mustExist(await reports.findReport(db, uuid), 'REPORT_NOT_FOUND'), isNew }
}

async function subjectOf(db: Db, viewer: Viewer, { content_uuid, comment_uuid, channel_uuid }: ReportForm): Promise<reports.ReportSubject> {
  const isOne = [content_uuid, comment_uuid, channel_uuid].filter((uuid) => uuid !== undefined).length === 1
  if (isOne && content_uuid !== undefined) {
    return { content_uuid: mustBeOpen(await findContentAccess(db, content_uuid), viewer).uuid }
  }
  if (isOne && comment_uuid !== undefined) {
    const comment = await readComment(db, viewer, comment_uuid)
    if (isHeld(comment)) throw new AppError('COMMENT_HELD')
    return { comment_uuid: comment.uuid }
  }
  if (isOne && channel_uuid !== undefined) return { channel_uuid: mustExist(await findChannel(db, channel_uuid), 'CHANNEL_NOT_FOUND').uuid }
  throw new AppError('INVALID_INPUT', { fields: { content_uuid: reportMessages.subjectRequired } })
}

/**
 * Closes an open report; the decision `hidden` also hides its content or comment, in the same transaction.
 * @throws AppError REPORT_CLOSED, INVALID_INPUT for a decision to hide a channel; errors of the file storage once it is closed
 */
export async function close(
  { database, storage }: Pick<ApiDeps, 'database' | 'storage'>,
  viewer: Viewer,
  before: reports.ReportRow,
  decision: ReportDecision,
): Promise<void> {
  const { db, changes } = database
  if (decision === 'hidden' && before.channel_uuid !== null) mustBeValid({ decision: reportMessages.channelCannotBeHidden })
  const comment = before.comment_uuid === null ? null : await readComment(db, viewer, before.comment_uuid)
  const content = before.content_uuid === null ? null : mustBeOpen(await findContentAccess(db, before.content_uuid), viewer)
  await db.transaction().execute(async (tx) => {
    // Lock order: the content before the report, as hiding does, so that two moderators at once do not deadlock.
    const contentUuid = content?.uuid ?? comment?.content_uuid
    if (contentUuid !== undefined) await lockForCounting(tx, contentUuid)
    if (!(await reports.closeReport(tx, before.uuid, viewer.uuid, decision))) throw new AppError('REPORT_CLOSED')
    await recordAct(tx, viewer.uuid, { act: 'report.close', subject_uuid: before.uuid, details: detailsOf(before, decision) })
    if (decision === 'kept') return
    if (content) await setHiddenContent(tx, viewer, content.uuid, true)
    if (comment) await setHiddenComment(tx, viewer, comment, true)
  })
  if (decision === 'kept') return
  if (content) {
    const { uuid: content_uuid, channel_uuid } = content
    await changes.publish(await revokedAddresses(db, { content_uuid, channel_uuid }, storage))
  }
  if (comment) await announceCounted(database, comment)
}

function detailsOf({ reason, subject_uuid }: reports.ReportRow, decision: ReportDecision): Record<string, string> {
  return { decision, reason, subject_uuid }
}
