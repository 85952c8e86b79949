import type { Db } from '../../db/database.ts'
import * as reactions from '../../db/reactions.ts'
import { AppError } from '../../shared/errors.ts'

/** Says whether a user likes a content: absolute, so that asking twice is no different. @throws AppError CONTENT_NOT_FOUND */
export async function react(db: Db, reaction: reactions.UserContent & { like: boolean }): Promise<reactions.ReactionRow> {
  const { user_uuid, content_uuid, like } = reaction
  return reactions.putReaction(db, { user_uuid, content_uuid, liked: like })
}

/** @throws AppError NOT_FOUND */
export async function reactionTo(db: Db, of: reactions.UserContent): Promise<reactions.ReactionRow> {
  const row = await reactions.findReactionOf(db, of)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** @throws AppError NOT_FOUND when it went in between */
export async function change(db: Db, uuid: string, like: boolean): Promise<reactions.ReactionRow> {
  const row = await reactions.setReaction(db, uuid, like)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** @throws AppError NOT_FOUND when there was none */
export async function remove(db: Db, of: reactions.UserContent): Promise<void> {
  if (!(await reactions.deleteReactionOf(db, of))) throw new AppError('NOT_FOUND')
}
