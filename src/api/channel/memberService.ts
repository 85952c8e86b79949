import { isBlockedCommenter } from '../../db/channel/blockedCommenters.ts'
import type { ChannelMember } from '../../db/channel/channelMembersTable.ts'
import type { ChannelRow } from '../../db/channel/channels.ts'
import * as members from '../../db/channel/members.ts'
import type { Database } from '../../db/connection/database.ts'
import { findUsersByNames } from '../../db/content/audience.ts'
import { notificationChanges } from '../../db/events/changes.ts'
import { deleteChannelInvitation, notifyChannelInvitation } from '../../db/notification/channelInvitations.ts'
import { refuseUploadsTo } from '../../db/upload/resumableUploads.ts'
import { findUser } from '../../db/user/users.ts'
import { audienceMessages } from '../../shared/audiences.ts'
import { channelMemberMessages as messages, channelMembersMax } from '../../shared/channelMembers.ts'
import { AppError } from '../../shared/errors.ts'
import { plainUsername } from '../../shared/text.ts'
import { mustExist } from '../policy.ts'

type Deps = Pick<Database, 'db' | 'changes'>

const refused = (username: string): AppError => new AppError('INVALID_INPUT', { fields: { username } })

/**
 * Invites a person to edit a channel, and notifies them.
 * @param typed their username in any case, with or without @
 * @throws AppError INVALID_INPUT with the field username, MEMBER_EXISTS, TEAM_FULL, CHANNEL_NOT_FOUND
 */
export async function inviteMember({ db, changes }: Deps, channel: ChannelRow, typed: string): Promise<members.MemberRow> {
  const name = plainUsername(typed.trim().replace(/^@/, ''))
  if (name === '') throw refused(messages.nameless)
  const { member, recipients } = await db.transaction().execute(async (tx) => {
    if (!(await members.lockChannel(tx, channel.uuid))) throw new AppError('CHANNEL_NOT_FOUND')
    const [found] = await findUsersByNames(tx, [name])
    const user = found && (await findUser(tx, found.uuid))
    if (!user) throw refused(audienceMessages.unknown([name]))
    if (user.uuid === channel.creator_uuid) throw refused(messages.owner)
    const invited = { channel_uuid: channel.uuid, user_uuid: user.uuid }
    if (user.suspended_at !== null) throw refused(messages.suspended)
    if (await isBlockedCommenter(tx, invited)) throw refused(messages.blocked)
    const before = await members.listMembers(tx, channel.uuid)
    if (before.some(({ user_uuid }) => user_uuid === user.uuid)) throw new AppError('MEMBER_EXISTS')
    if (before.length >= channelMembersMax) throw new AppError('TEAM_FULL')
    await members.insertMember(tx, invited)
    const notified = await notifyChannelInvitation(tx, invited)
    const after = await members.listMembers(tx, channel.uuid)
    return { member: mustExist(after.find(({ user_uuid }) => user_uuid === user.uuid)), recipients: notified }
  })
  await changes.publish(notificationChanges(recipients))
  return member
}

/** Makes an invited person an editor; a second time changes nothing. @throws AppError INVITATION_NOT_FOUND when it was cancelled meanwhile */
export async function acceptMembership({ db, changes }: Deps, member: ChannelMember): Promise<void> {
  const notified = await db.transaction().execute(async (tx) => {
    if (!(await members.acceptInvitation(tx, member))) throw new AppError('INVITATION_NOT_FOUND')
    return deleteChannelInvitation(tx, member)
  })
  await changes.publish(notificationChanges(notified))
}

/**
 * Ends a membership or an invitation. A former editor loses everything at once: their open streams end when they may not have them any more,
 * their uploads are refused, and what the channel hides gets new addresses.
 * @throws AppError MEMBER_NOT_FOUND
 */
export async function removeMember({ db, changes }: Deps, member: ChannelMember): Promise<void> {
  const notified = await db.transaction().execute(async (tx) => {
    const removed = await members.deleteMember(tx, member)
    if (!removed) throw new AppError('MEMBER_NOT_FOUND')
    if (removed.wasEditor) {
      await members.askForNewNamesOf(tx, member.channel_uuid)
      await refuseUploadsTo(tx, member)
    }
    return deleteChannelInvitation(tx, member)
  })
  await changes.publish([{ kind: 'session', user_uuid: member.user_uuid }, ...notificationChanges(notified)])
}
