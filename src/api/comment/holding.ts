import type { Tx } from '../../db/connection/database.ts'
import type { CommentRow } from '../../db/comment/commentRows.ts'
import { readCommentRules } from '../../db/channel/commentRules.ts'
import { isKnownCommenter } from '../../db/comment/heldComments.ts'
import { readRegistrationSettings } from '../../db/registration/registrationSettings.ts'
import type { HoldReason } from '../../shared/entities/heldComment.ts'
import { containsWatchedWord } from '../../shared/watchedWords.ts'
import type { Viewer } from '../http/viewer.ts'
import { mayModerate } from '../policy.ts'
import { managesVideoOf } from './policy.ts'

/**
 * Returns why a comment of the viewer must wait for validation; null when it is published at once, as those of the video's owner and of the
 * site's team always are. What only the site's moderators decide comes first, and also holds for editors of the channel: whoever owns one
 * could exempt any account otherwise.
 */
export async function holdReasonOf(
  tx: Tx,
  viewer: Viewer,
  { channel_uuid, ...video }: Pick<CommentRow, 'owner_uuid' | 'editor_uuids' | 'channel_uuid'>,
  text: string,
): Promise<HoldReason | null> {
  if (viewer.uuid === video.owner_uuid || mayModerate(viewer)) return null
  if (await isHeldAsNew(tx, viewer.uuid)) return 'newAccount'
  if (managesVideoOf(viewer, video)) return null
  const { mode, watchedWords } = await readCommentRules(tx, channel_uuid)
  if (mode === 'held') return 'channel'
  return containsWatchedWord(text, watchedWords) ? 'watchedWord' : null
}

/** True when the site holds the comments of new accounts, and this one is new. */
export async function isHeldAsNew(tx: Tx, userUuid: string): Promise<boolean> {
  const { holdNewAccounts } = await readRegistrationSettings(tx)
  return holdNewAccounts && !(await isKnownCommenter(tx, userUuid))
}
