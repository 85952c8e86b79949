import { z } from 'zod'
import { channelSchema } from './channel.ts'
import { timestampSchema, uuidSchema } from './common.ts'

/** A person who edits a channel with its owner; `acceptedAt` is null while they are only invited to. */
export const channelMemberSchema = z.object({
  user: z.object({ uuid: uuidSchema, username: z.string(), avatar: z.string().nullable() }),
  invitedAt: timestampSchema,
  acceptedAt: timestampSchema.nullable(),
})
export type ChannelMember = z.infer<typeof channelMemberSchema>

export const membershipSchema = z.enum(['owner', 'editor', 'invited'])

/** A channel, and what the person is in it. */
export const channelMembershipSchema = z.object({ channel: channelSchema, membership: membershipSchema })
export type ChannelMembership = z.infer<typeof channelMembershipSchema>
