import { type AdministeredChannel, administeredChannelSchema } from '../../shared/entities/administeredChannel.ts'
import {
  type AdministeredContent,
  administeredContentSchema,
  type AdministeredState,
  type AdministeredVisibility,
} from '../../shared/entities/administeredContent.ts'
import { type AdministeredJob, administeredJobSchema, type AdministeredJobState } from '../../shared/entities/administeredJob.ts'
import { type Overview, overviewSchema } from '../../shared/entities/administration.ts'
import { type AuditEntry, auditEntrySchema } from '../../shared/entities/audit.ts'
import { type Channel, channelSchema } from '../../shared/entities/channel.ts'
import { type FailedConversion, failedConversionSchema } from '../../shared/entities/failedConversion.ts'
import {
  type StorageFinding,
  type StorageFindingKind,
  storageFindingSchema,
  type StorageReport,
  storageReportSchema,
} from '../../shared/entities/storage.ts'
import { type UnsentMail, unsentMailSchema } from '../../shared/entities/unsentMail.ts'
import { type User, userSchema } from '../../shared/entities/user.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

type Page = { cursor: string | undefined; limit: number }
type AdministeredContentFilter = { state: AdministeredState | undefined; visibility: AdministeredVisibility | undefined }

/** GET /administration/overview. @throws AppError FORBIDDEN */
export const overview = (rest: Rest): Promise<Overview> => rest.read(overviewSchema, { path: '/administration/overview' })

/** GET /users. @throws AppError FORBIDDEN */
export const accounts = (rest: Rest, { text, suspended, ...page }: Page & { text: string; suspended: boolean }): Promise<RestPage<User>> =>
  rest.readPage(userSchema, { path: '/users', query: { ...page, q: text, suspended: String(suspended) } })

/** GET /audit-log. @throws AppError FORBIDDEN */
export const auditLog = (rest: Rest, query: Page): Promise<RestPage<AuditEntry>> =>
  rest.readPage(auditEntrySchema, { path: '/audit-log', query })

/** GET /failed-conversions. @throws AppError FORBIDDEN */
export const failedConversions = (rest: Rest, query: Page): Promise<RestPage<FailedConversion>> =>
  rest.readPage(failedConversionSchema, { path: '/failed-conversions', query })

/** GET /administration/contents. @throws AppError FORBIDDEN */
export const contents = (
  rest: Rest,
  { text, hidden, ...query }: Page & AdministeredContentFilter & { text: string; hidden: boolean },
): Promise<RestPage<AdministeredContent>> =>
  rest.readPage(administeredContentSchema, { path: '/administration/contents', query: { ...query, q: text, hidden: String(hidden) } })

/** GET /administration/channels. @throws AppError FORBIDDEN */
export const channels = (
  rest: Rest,
  { text, verified, ...page }: Page & { text: string; verified: boolean },
): Promise<RestPage<AdministeredChannel>> =>
  rest.readPage(administeredChannelSchema, { path: '/administration/channels', query: { ...page, q: text, verified: String(verified) } })

/** PUT or DELETE /channels/{id}/verified: idempotent. @throws AppError FORBIDDEN, CHANNEL_NOT_FOUND */
export const setVerified = (rest: Rest, id: string, verified: boolean): Promise<Channel> =>
  rest.read(channelSchema, { method: verified ? 'PUT' : 'DELETE', path: `/channels/${encodeSegment(id)}/verified` })

/** GET /administration/jobs. @throws AppError FORBIDDEN */
export const jobs = (rest: Rest, query: Page & { state: AdministeredJobState | undefined }): Promise<RestPage<AdministeredJob>> =>
  rest.readPage(administeredJobSchema, { path: '/administration/jobs', query })

const jobPath = (id: string): string => `/administration/jobs/${encodeSegment(id)}`

/** PUT /administration/jobs/{id}/attempt. @throws AppError JOB_NOT_FOUND, JOB_NOT_WAITING, and as `repeatConversion` */
export const retryJob = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'PUT', path: `${jobPath(id)}/attempt` })

/** PUT or DELETE /administration/jobs/{id}/priority: idempotent. @throws AppError JOB_NOT_FOUND, JOB_NOT_WAITING */
export const setJobRaised = (rest: Rest, id: string, raised: boolean): Promise<void> =>
  rest.send({ method: raised ? 'PUT' : 'DELETE', path: `${jobPath(id)}/priority` })

/** DELETE /administration/jobs/{id}. @throws AppError JOB_NOT_FOUND, JOB_NOT_WAITING */
export const abandonJob = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'DELETE', path: jobPath(id) })

/** GET /administration/storage. @throws AppError FORBIDDEN */
export const storageReport = (rest: Rest): Promise<StorageReport> => rest.read(storageReportSchema, { path: '/administration/storage' })

/** PUT /administration/storage/check: joins one that is under way. @throws AppError FORBIDDEN, CONFLICT */
export const checkStorage = (rest: Rest): Promise<StorageReport> =>
  rest.read(storageReportSchema, { method: 'PUT', path: '/administration/storage/check' })

/** GET /administration/storage/findings. @throws AppError FORBIDDEN */
export const storageFindings = (
  rest: Rest,
  { text, ...query }: Page & { kind: StorageFindingKind; text: string },
): Promise<RestPage<StorageFinding>> =>
  rest.readPage(storageFindingSchema, { path: '/administration/storage/findings', query: { ...query, q: text } })

/** DELETE /administration/storage/checks/{id}/orphans: joins one that is under way. @throws AppError FORBIDDEN, CONFLICT */
export const deleteOrphans = (rest: Rest, checkId: string): Promise<StorageReport> =>
  rest.read(storageReportSchema, { method: 'DELETE', path: `/administration/storage/checks/${encodeSegment(checkId)}/orphans` })

/** GET /administration/mails. @throws AppError FORBIDDEN */
export const unsentMails = (rest: Rest, query: Page): Promise<RestPage<UnsentMail>> =>
  rest.readPage(unsentMailSchema, { path: '/administration/mails', query })

/** PUT /administration/mails/{id}/attempt. @throws AppError FORBIDDEN, MAIL_NOT_FOUND */
export const sendMailNow = (rest: Rest, id: string): Promise<void> =>
  rest.send({ method: 'PUT', path: `/administration/mails/${encodeSegment(id)}/attempt` })

/** PUT or DELETE /users/{id}/suspended: idempotent. @throws AppError FORBIDDEN, USER_NOT_FOUND, CONFLICT */
export const setSuspended = (rest: Rest, id: string, suspended: boolean): Promise<User> =>
  rest.read(userSchema, { method: suspended ? 'PUT' : 'DELETE', path: `/users/${encodeSegment(id)}/suspended` })

/** PUT /users/{id} of somebody else. @throws AppError FORBIDDEN, USER_NOT_FOUND, ROLE_NOT_FOUND, CONFLICT */
export const setRole = (rest: Rest, id: string, roleId: string): Promise<User> =>
  rest.read(userSchema, { method: 'PUT', path: `/users/${encodeSegment(id)}`, body: { role_id: roleId } })

/** DELETE /users/{id}/second-factors. @throws AppError FORBIDDEN, USER_NOT_FOUND, CONFLICT when there is none */
export const resetSecondFactor = (rest: Rest, id: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/users/${encodeSegment(id)}/second-factors` })

/** DELETE /users/{id} of somebody else. @throws AppError FORBIDDEN, USER_NOT_FOUND, CONFLICT */
export const removeUser = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'DELETE', path: `/users/${encodeSegment(id)}` })
