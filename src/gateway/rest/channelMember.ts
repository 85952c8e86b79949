import { z } from 'zod'
import {
  type ChannelMember,
  channelMemberSchema,
  type ChannelMembership,
  channelMembershipSchema,
} from '../../shared/entities/channelMember.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

const membersPath = (channelId: string): string => `/channels/${encodeSegment(channelId)}/members`

/** GET /channels/{id}/members. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN for all but its owner and editors */
export const channelMembers = (rest: Rest, channelId: string): Promise<ChannelMember[]> =>
  rest.read(z.array(channelMemberSchema), { path: membersPath(channelId) })

/** GET /users/me/channels. @throws AppError UNAUTHENTICATED */
export const channelMemberships = (rest: Rest): Promise<ChannelMembership[]> =>
  rest.read(z.array(channelMembershipSchema), { path: '/users/me/channels' })

/** POST /channels/{id}/members. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, INVALID_INPUT with fields, MEMBER_EXISTS, TEAM_FULL */
export const inviteChannelMember = (rest: Rest, channelId: string, username: string): Promise<ChannelMember> =>
  rest.read(channelMemberSchema, { method: 'POST', path: membersPath(channelId), body: { username } })

/** PUT /channels/{id}/members/me/acceptance. @throws AppError INVITATION_NOT_FOUND */
export const acceptChannelInvitation = (rest: Rest, channelId: string): Promise<void> =>
  rest.send({ method: 'PUT', path: `${membersPath(channelId)}/me/acceptance` })

/** DELETE /channels/{id}/members/{userId}. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, MEMBER_NOT_FOUND */
export const removeChannelMember = (rest: Rest, channelId: string, userId: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `${membersPath(channelId)}/${encodeSegment(userId)}` })
