import type { CommentRules } from '../../shared/validation/commentRules.ts'
import type { Db, Tx } from '../connection/database.ts'

/** Returns what the owner of a channel has chosen about the comments of others. @throws when there is no such channel */
export async function readCommentRules(db: Db | Tx, channelUuid: string): Promise<CommentRules> {
  const { comments_mode, watched_words } = await db
    .selectFrom('channels')
    .select(['comments_mode', 'watched_words'])
    .where('uuid', '=', channelUuid)
    .executeTakeFirstOrThrow()
  return { mode: comments_mode, watchedWords: watched_words }
}
