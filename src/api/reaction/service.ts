import type { Database, Db } from '../../db/connection/database.ts'
import * as reactions from '../../db/reaction/reactions.ts'
import { mustExist } from '../policy.ts'

type Deps = Pick<Database, 'db' | 'changes'>

/** Publishes that the content's likes have changed. @throws AppError NOT_FOUND when nothing was written */
async function announced({ changes }: Deps, row: reactions.WrittenReaction | undefined): Promise<reactions.ReactionRow> {
  const reaction = mustExist(row)
  const { content_uuid, channel_uuid } = reaction
  await changes.publish({ kind: 'counts', content_uuid, channel_uuid })
  return reaction
}

/** Sets whether a user likes a content; repeating has no further effect. @throws AppError CONTENT_NOT_FOUND */
export async function react(deps: Deps, reaction: reactions.UserContent & { like: boolean }): Promise<reactions.ReactionRow> {
  const { user_uuid, content_uuid, like } = reaction
  return announced(deps, await reactions.putReaction(deps.db, { user_uuid, content_uuid, liked: like }))
}

/** @throws AppError NOT_FOUND */
export async function reactionTo(db: Db, of: reactions.UserContent): Promise<reactions.ReactionRow> {
  return mustExist(await reactions.findReactionOf(db, of))
}

/** @throws AppError NOT_FOUND when it was deleted meanwhile */
export async function change(deps: Deps, uuid: string, like: boolean): Promise<reactions.ReactionRow> {
  return announced(deps, await reactions.setReaction(deps.db, uuid, like))
}

/** @throws AppError NOT_FOUND when there was none */
export async function remove(deps: Deps, of: reactions.UserContent): Promise<void> {
  await announced(deps, await reactions.deleteReactionOf(deps.db, of))
}
