import { z } from 'zod'
import { type Follow, followSchema } from '../../shared/entities/follow.ts'
import { AppError } from '../../shared/errors.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

type Of = { userId: string; channelId: string }
const pathOf = ({ userId, channelId }: Of) => `/follows/follower/${userId}/followed/${encodeSegment(channelId)}`

/** GET /follows: a page of the caller's own, newest first, each with its channel's latest upload. @throws AppError UNAUTHENTICATED */
export const follows = (rest: Rest, limit: number, cursor: string | null): Promise<RestPage<Follow>> =>
  rest.readPage(followSchema, { path: '/follows', query: { limit, cursor: cursor ?? undefined, expand: 'channel' } })

/** GET /follows?followed=: the caller's own follows of these channels. @throws AppError UNAUTHENTICATED */
export const followsOf = (rest: Rest, channelIds: readonly string[]): Promise<Follow[]> =>
  rest.read(z.array(followSchema), { path: '/follows', query: { followed: channelIds.join(',') } })

/** POST /follows: idempotent. @throws AppError CHANNEL_NOT_FOUND, OWN_CHANNEL */
export const addFollow = (rest: Rest, { userId, channelId }: Of): Promise<Follow> =>
  rest.read(followSchema, { method: 'POST', path: '/follows', body: { follower_uuid: userId, followed_uuid: channelId } })

/** DELETE /follows/…: not an error when there is no follow. */
export async function removeFollow(rest: Rest, of: Of): Promise<void> {
  try {
    await rest.send({ method: 'DELETE', path: pathOf(of) })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
  }
}

/** Sets the bell: GET /follows/…, then PUT /follows/{id}. @throws AppError FOLLOW_REQUIRED */
export async function setFollowNotify(rest: Rest, of: Of, notify: boolean): Promise<Follow> {
  const { uuid } = await rest.read(followSchema, { path: pathOf(of) }).catch((cause: unknown) => {
    throw cause instanceof AppError && cause.code === 'NOT_FOUND' ? new AppError('FOLLOW_REQUIRED', { cause }) : cause
  })
  return rest.read(followSchema, { method: 'PUT', path: `/follows/${uuid}`, body: { notify } })
}
