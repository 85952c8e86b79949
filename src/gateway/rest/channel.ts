import { z } from 'zod'
import { type Channel, channelSchema } from '../../shared/entities/channel.ts'
import { type Commenting, commentingSchema, commentRulesSchema } from '../../shared/entities/commentRules.ts'
import { publicUserSchema } from '../../shared/entities/user.ts'
import { limits } from '../../shared/limits.ts'
import { AppError } from '../../shared/errors.ts'
import type { ChannelForm } from '../../shared/validation/channel.ts'
import type { CommentRules, CommentsMode } from '../../shared/validation/commentRules.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

/** GET /channels/creator/{id}: returns the channel of a user, null when they have none. */
export async function channelOfUser(rest: Rest, userId: string): Promise<Channel | null> {
  const [channel] = await rest.read(z.array(channelSchema), { path: `/channels/creator/${userId}` })
  return channel ?? null
}

/** GET /channels?handle=: returns a channel by its owner's username or its own name, null when there is none or the handle is malformed. */
export async function channelByHandle(rest: Rest, handle: string): Promise<Channel | null> {
  try {
    const [channel] = await rest.read(z.array(channelSchema), { path: '/channels', query: { handle } })
    return channel ?? null
  } catch (error) {
    if (error instanceof AppError && error.code === 'MALFORMED_REQUEST') return null
    throw error
  }
}

/** GET /channels?ids=: returns those that exist. */
export const channelsById = (rest: Rest, ids: readonly string[]): Promise<Channel[]> =>
  rest.read(z.array(channelSchema), { path: '/channels', query: { ids: ids.join(',') } })

/** GET /channels: a page, the most followed first. */
export const channelPage = (rest: Rest, limit: number, cursor: string | null): Promise<RestPage<Channel>> =>
  rest.readPage(channelSchema, { path: '/channels', query: { limit, cursor: cursor ?? undefined } })

/** GET /channels/{id}. @throws AppError CHANNEL_NOT_FOUND */
export const channelById = (rest: Rest, id: string): Promise<Channel> =>
  rest.read(channelSchema, { path: `/channels/${encodeSegment(id)}` })

/** POST /channels. @throws AppError CHANNEL_EXISTS, FORBIDDEN, INVALID_INPUT with fields */
export const createChannel = (rest: Rest, userId: string, form: ChannelForm): Promise<Channel> =>
  rest.read(channelSchema, { method: 'POST', path: '/channels', body: { ...form, creator_uuid: userId } })

/** PUT /channels/{id}. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, INVALID_INPUT with fields */
export const changeChannel = (
  rest: Rest,
  id: string,
  change: Partial<ChannelForm> & { commentsMode?: CommentsMode; watchedWords?: readonly string[] },
): Promise<Channel> => rest.read(channelSchema, { method: 'PUT', path: `/channels/${encodeSegment(id)}`, body: change })

/** GET /contents/top-creators: most followed first. */
export const topCreators = (rest: Rest, limit: number): Promise<Channel[]> =>
  rest.read(z.array(channelSchema), { path: '/contents/top-creators', query: { limit } })

/** GET /channels/{id}/comment-rules. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN for all but its owner and its editors */
export const commentRulesOf = (rest: Rest, id: string): Promise<CommentRules> =>
  rest.read(commentRulesSchema, { path: `/channels/${encodeSegment(id)}/comment-rules` })

/** GET /channels/{id}/commenting: whether the caller may comment. @throws AppError CHANNEL_NOT_FOUND */
export const commentingOf = async (rest: Rest, id: string): Promise<Commenting> =>
  (await rest.read(commentingSchema, { path: `/channels/${encodeSegment(id)}/commenting` })).commenting

const blockedCommenterSchema = publicUserSchema.omit({ createdAt: true })

/** GET /channels/{id}/blocked-commenters: the last one first, at most a page of them. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN */
export const blockedCommenters = (rest: Rest, id: string): Promise<z.infer<typeof blockedCommenterSchema>[]> =>
  rest.read(z.array(blockedCommenterSchema), {
    path: `/channels/${encodeSegment(id)}/blocked-commenters`,
    query: { limit: limits.pageSizeMax },
  })

/**
 * PUT or DELETE /channels/{id}/blocked-commenters/{user}: idempotent.
 * @throws AppError FORBIDDEN, USER_NOT_FOUND, COMMENTER_PROTECTED
 */
export async function setCommenterBlocked(
  rest: Rest,
  id: string,
  userId: string,
  blocked: boolean,
  deletesComments: boolean,
): Promise<void> {
  const path = `/channels/${encodeSegment(id)}/blocked-commenters/${encodeSegment(userId)}`
  if (blocked) await rest.send({ method: 'PUT', path, body: { deletesComments } })
  else await rest.send({ method: 'DELETE', path })
}
