import type { ReactionRow } from '../../db/reaction/reactions.ts'
import type { Reaction } from '../../shared/entities/reaction.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentReaction(row: ReactionRow): Reaction {
  return {
    uuid: row.uuid,
    content_uuid: row.content_uuid,
    user_uuid: row.user_uuid,
    like: row.liked,
    createdAt: isoTime(row.created_at),
  }
}
