import { z } from 'zod'
import { type Channel, channelSchema } from '../../shared/entities/channel.ts'
import { uuidSchema } from '../../shared/entities/common.ts'
import { limits } from '../../shared/limits.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** GET /mutes?ids=: those of the channels that the caller mutes. @throws AppError UNAUTHENTICATED */
export const mutedAmong = (rest: Rest, channelIds: readonly string[]): Promise<string[]> =>
  rest.read(z.array(uuidSchema), { path: '/mutes', query: { ids: channelIds.join(',') } })

/** GET /muted-channels: the caller's own, the last one first, at most a page of them. @throws AppError UNAUTHENTICATED */
export const mutedChannels = (rest: Rest): Promise<Channel[]> =>
  rest.read(z.array(channelSchema), { path: '/muted-channels', query: { limit: limits.pageSizeMax } })

/** PUT or DELETE /channels/{id}/mute: idempotent. @throws AppError CHANNEL_NOT_FOUND, UNAUTHENTICATED */
export const setMute = (rest: Rest, channelId: string, isOn: boolean): Promise<void> =>
  rest.send({ method: isOn ? 'PUT' : 'DELETE', path: `/channels/${encodeSegment(channelId)}/mute` })
