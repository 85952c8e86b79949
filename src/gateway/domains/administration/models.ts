import type { AdministeredChannel as ChannelEntity } from '../../../shared/entities/administeredChannel.ts'
import type { AdministeredContent as ContentEntity } from '../../../shared/entities/administeredContent.ts'
import type { AdministeredJob } from '../../../shared/entities/administeredJob.ts'
import type { StorageFinding as FindingEntity, StorageReport as ReportEntity } from '../../../shared/entities/storage.ts'
import type { User } from '../../../shared/entities/user.ts'
import type { Account, AdministeredChannel, AdministeredContent, Job, StorageFinding, StorageReport } from '../../generated/schema.ts'

/** An account before its quota is requested. */
export type AccountModel = Omit<Account, 'quota'>

export function toAccount({
  uuid,
  username,
  firstname,
  lastname,
  email,
  emailVerified,
  avatar,
  role,
  createdAt,
  suspendedAt,
}: User): AccountModel {
  return {
    id: uuid,
    username,
    firstname,
    lastname,
    email,
    isEmailVerified: emailVerified,
    avatarUrl: avatar,
    role: { id: role.uuid, name: role.name },
    createdAt,
    suspendedAt,
  }
}

export const toAdministeredContent = ({ uuid, thumbnail_url, channel, failure, ...content }: ContentEntity): AdministeredContent => ({
  id: uuid,
  thumbnailUrl: thumbnail_url,
  channelId: channel.uuid,
  channelName: channel.name,
  username: channel.username,
  failure: failure && failure.message,
  ...content,
})

export const toAdministeredChannel = ({ uuid, owner, ...channel }: ChannelEntity): AdministeredChannel => ({
  id: uuid,
  username: owner.username,
  avatarUrl: owner.avatar,
  isOwnerSuspended: owner.isSuspended,
  ...channel,
})

export const toJob = ({ uuid, content, mail, worker, ...job }: AdministeredJob): Job => ({
  id: uuid,
  contentId: content && content.uuid,
  title: content && content.title,
  mailKind: mail && mail.kind,
  recipient: mail && mail.recipient,
  workerHost: worker && worker.host,
  workerPid: worker && worker.pid,
  isRunRemotely: worker?.isRemote ?? false,
  ...job,
})

export function toStorageReport({ uses, check }: ReportEntity): StorageReport {
  if (check === null) return { uses, check }
  const { uuid, ...others } = check
  return { uses, check: { id: uuid, ...others } }
}

export const toStorageFinding = ({ uuid, content, ...finding }: FindingEntity): StorageFinding => ({
  id: uuid,
  contentId: content && content.uuid,
  title: content && content.title,
  ...finding,
})
