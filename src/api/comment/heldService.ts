import { notificationChanges } from '../../db/events/changes.ts'
import type { CommentRow } from '../../db/comment/commentRows.ts'
import * as comments from '../../db/comment/comments.ts'
import { publishHeldComment } from '../../db/comment/heldComments.ts'
import type { Database, Tx } from '../../db/connection/database.ts'
import { notifyComment, notifyMentions } from '../../db/notification/notifications.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record.ts'
import { isoTime } from '../http/isoTime.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate, moderator } from '../policy.ts'
import { isHeldAsNew } from './holding.ts'
import { isActOfModeration, mustBeShown } from './policy.ts'
import { announceCounted, deleteLocked, lockForCounting, readComment } from './service.ts'

type Deps = Pick<Database, 'db' | 'changes'>

/** @throws AppError COMMENT_NOT_FOUND when it was refused meanwhile, COMMENT_NOT_HELD when it was published */
async function lockHeld(tx: Tx, comment: CommentRow): Promise<comments.LockedComment> {
  await lockForCounting(tx, comment.content_uuid)
  const locked = await comments.lockComment(tx, comment.uuid)
  if (!locked) throw new AppError('COMMENT_NOT_FOUND')
  if (locked.held_for === null) throw new AppError('COMMENT_NOT_HELD')
  return locked
}

/** @throws AppError FORBIDDEN, SECOND_FACTOR_MISSING */
function mustModerate(viewer: Viewer): void {
  if (!mayModerate(viewer))
    throw new AppError('FORBIDDEN', { message: 'Seule la modération du site publie les commentaires des nouveaux comptes' })
  moderator(viewer)
}

/**
 * Publishes a held comment: from now on it counts, and those whom it concerns are notified. A moderator's decision goes to the audit log.
 * @param seen when the text that was read changed last: another text must be read first
 * @throws AppError COMMENT_NOT_FOUND, COMMENT_NOT_HELD, COMMENT_HIDDEN, COMMENT_CHANGED; FORBIDDEN when only the site's moderators decide
 */
export async function publishHeld(deps: Deps, viewer: Viewer, comment: CommentRow, seen: string | null): Promise<CommentRow> {
  const { uuid, user_uuid, username, content_uuid } = comment
  const recipients = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockHeld(tx, comment)
    mustBeShown({ ...locked, held_for: null, parent_hidden: false, parent_held: false })
    if (locked.held_for === 'newAccount' || (await isHeldAsNew(tx, user_uuid))) mustModerate(viewer)
    if ((locked.updated_at && isoTime(locked.updated_at)) !== seen) throw new AppError('COMMENT_CHANGED')
    await publishHeldComment(tx, comment)
    if (isActOfModeration(viewer, comment)) {
      const details = { text: locked.text, user_uuid, username, content_uuid }
      await recordAct(tx, viewer.uuid, { act: 'comment.publish', subject_uuid: uuid, details })
    }
    // What hangs under a hidden or held comment is seen by nobody yet.
    if (comment.parent_hidden || comment.parent_held) return []
    const notified = await notifyComment(tx, { comment_uuid: uuid, answered_uuid: locked.answered_uuid, publisher_uuid: viewer.uuid })
    return [...notified, ...(await notifyMentions(tx, uuid, viewer.uuid))]
  })
  await announceCounted(deps, { ...comment, held_for: null })
  await deps.changes.publish(notificationChanges(recipients))
  return readComment(deps.db, viewer, uuid)
}

/** Deletes a held comment. A moderator's decision goes to the audit log. @throws AppError COMMENT_NOT_FOUND, COMMENT_NOT_HELD */
export async function refuseHeld({ db }: Pick<Deps, 'db'>, viewer: Viewer, comment: CommentRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockHeld(tx, comment)
    await deleteLocked(tx, viewer, comment)
  })
}
