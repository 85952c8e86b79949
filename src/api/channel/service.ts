import * as channels from '../../db/channel/channels.ts'
import type { Db } from '../../db/connection/database.ts'
import { plainText } from '../../shared/text.ts'
import { type ChannelForm, validateChannel } from '../../shared/validation/channel.ts'
import { type CommentsMode, plainWords, validateCommentRules } from '../../shared/validation/commentRules.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { becomeCreator } from '../user/service.ts'
import { mustExist } from '../policy.ts'
import { hasPublishingRole } from './policy.ts'

/**
 * Creates the viewer's channel; a viewer who is not a creator yet becomes one.
 * @throws AppError FORBIDDEN, INVALID_INPUT with fields, CHANNEL_EXISTS when the user has a channel already
 */
export async function createChannel(db: Db, viewer: Viewer, form: ChannelForm): Promise<channels.ChannelRow> {
  return db.transaction().execute(async (tx) => {
    if (!hasPublishingRole(viewer)) await becomeCreator(tx, viewer)
    mustBeValid(validateChannel(form))
    const uuid = await channels.insertChannel(tx, {
      name: plainText(form.name),
      description: plainText(form.description),
      creator_uuid: viewer.uuid,
    })
    return mustExist(await channels.findChannel(tx, uuid), 'CHANNEL_NOT_FOUND')
  })
}

export type ChannelChange = Partial<ChannelForm> & { commentsMode?: CommentsMode; watchedWords?: string[] }

/** Changes a channel; absent fields are not written. @throws AppError INVALID_INPUT with fields, CHANNEL_NOT_FOUND */
export async function changeChannel(db: Db, before: channels.ChannelRow, change: ChannelChange): Promise<channels.ChannelRow> {
  const { name, description, commentsMode, watchedWords } = change
  const words = watchedWords && plainWords(watchedWords)
  mustBeValid({
    ...validateChannel({ name: name ?? before.name, description: description ?? before.description }),
    ...(words && validateCommentRules({ watchedWords: words })),
  })
  await channels.updateChannel(db, before.uuid, {
    ...(name !== undefined && { name: plainText(name) }),
    ...(description !== undefined && { description: plainText(description) }),
    ...(commentsMode !== undefined && { comments_mode: commentsMode }),
    ...(words !== undefined && { watched_words: words }),
  })
  return mustExist(await channels.findChannel(db, before.uuid), 'CHANNEL_NOT_FOUND')
}
