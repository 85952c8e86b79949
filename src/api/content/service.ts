import type { ContentParts, ContentRow } from '../../db/content/contentRows.ts'
import * as contents from '../../db/content/contents.ts'
import { notificationChanges } from '../../db/events/changes.ts'
import type { Db } from '../../db/connection/database.ts'
import { withHashtagRetry, linkHashtags, replaceHashtags } from '../../db/hashtag/hashtags.ts'
import type { PageRequest } from '../../db/connection/keyset.ts'
import { announceContent } from '../../db/notification/announcements.ts'
import { countView, secondsSinceStart } from '../../db/view/views.ts'
import { playElsewhere } from '../../db/media/media.ts'
import { type MediaFiles, renameMedia } from '../../db/media/mediaNames.ts'
import type { Change } from '../../shared/entities/change.ts'
import type { ContentDetails } from '../../shared/entities/contentDetails.ts'
import type { ContentSort } from '../../shared/entities/content.ts'
import type { Log } from '../../shared/log.ts'
import type { FieldErrors } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import { secondsBeforeViewCounts } from '../../shared/limits.ts'
import { plainText } from '../../shared/text.ts'
import {
  contentMessages,
  descriptionError,
  hashtagsError,
  parseHashtags,
  titleError,
  type Visibility,
} from '../../shared/validation/content.ts'
import { publicationError } from '../../shared/validation/publication.ts'
import { keywordsError, plainKeyword } from '../../shared/validation/editVideo.ts'
import { youTubeKey, youTubeVideoId } from '../../shared/youTube.ts'
import { recordAct } from '../audit/record.ts'
import type { ApiDeps } from '../deps.ts'
import { type RemovalDeps, removeWithFiles } from '../http/removal.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { nameAllowedPeople, protectContent } from './audience.ts'
import { mustBeOpen } from './policy.ts'

export type ContentForm = {
  title: string
  description: string
  statuts: Visibility
  hashtags: readonly string[]
  details: DetailsChange
  /** of a video on YouTube; null when a file follows */
  video_url: string | null
  idempotency_key: string | null
}
/** `publish_at` in ISO 8601 */
type DetailsChange = Partial<Omit<ContentDetails, 'chapters' | 'captions' | 'downloads' | 'trim' | 'has_password'>> & { password?: string }

function faultsOf(form: { title: string; description: string; hashtags?: string | undefined }): FieldErrors {
  const found = {
    title: titleError(form.title),
    description: descriptionError(form.description),
    hashtags: form.hashtags,
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * Returns the columns that a change of the details writes. A content that becomes public is not scheduled any more.
 * @throws AppError INVALID_INPUT with the field publish_at
 */
function detailColumns(change: DetailsChange, statuts: Visibility): Partial<contents.ContentFields> {
  const { publish_at, publish_when_ready, allowed_usernames: _people, password: _password, ...plain } = change
  const at = publish_at === undefined || publish_at === null ? null : new Date(publish_at)
  const fault = publicationError({ at, whenReady: publish_when_ready ?? false }, statuts, new Date())
  if (fault !== undefined) mustBeValid({ publish_at: fault })
  if (statuts === 'public') return { ...plain, publish_at: null, publish_when_ready: false }
  return { ...plain, ...(publish_at !== undefined && { publish_at: at }), ...(publish_when_ready !== undefined && { publish_when_ready }) }
}

/** @throws AppError INVALID_INPUT with the field video_url */
function playedElsewhere(address: string | null): string | null {
  if (address === null) return null
  const videoId = youTubeVideoId(address)
  if (videoId === null) mustBeValid({ video_url: contentMessages.videoUrl })
  return videoId
}

/**
 * Creates the record of a video before its file is sent, or of one that YouTube plays, of which followers are notified. The same key again
 * returns the record that it made, and replaces its texts and audience while it awaits its file.
 * @param passwordHash of the form's password
 * @throws AppError INVALID_INPUT with fields
 */
export async function createContent(
  { database: { db, changes } }: Pick<ApiDeps, 'database'>,
  channelUuid: string,
  form: ContentForm,
  passwordHash: string | undefined,
): Promise<{ uuid: string; isNew: boolean }> {
  const hashtags = parseHashtags(form.hashtags.join(' '))
  mustBeValid(faultsOf({ ...form, hashtags: hashtagsError(hashtags) }))
  const { statuts, idempotency_key } = form
  const details = detailColumns(form.details, statuts)
  const videoId = playedElsewhere(form.video_url)
  let recipients: string[] = []
  const made = await withHashtagRetry(db, async (tx) => {
    const fields = { title: plainText(form.title), description: plainText(form.description), statuts, ...details }
    const content = await contents.insertContent(tx, { channel_uuid: channelUuid, ...fields, idempotency_key })
    if (content.isNew) await linkHashtags(tx, content.uuid, hashtags)
    else if (await contents.updateAwaitingContent(tx, content.uuid, fields)) await replaceHashtags(tx, content.uuid, hashtags)
    else return content
    await nameAllowedPeople(tx, content.uuid, form.details.allowed_usernames)
    await protectContent(tx, content.uuid, { hash: passwordHash, audience: form.details.audience })
    if (content.isNew && videoId !== null) {
      await playElsewhere(tx, content.uuid, youTubeKey(videoId))
      recipients = await announceContent(tx, content.uuid)
    }
    return content
  })
  await changes.publish(notificationChanges(recipients))
  return made
}

type Listing = { channel: string | null; viewer: string | null; sort: ContentSort; statuts?: Visibility | undefined; q: string }

/**
 * Returns a page of all contents, or of one channel's, sorted and filtered.
 * @throws AppError MALFORMED_REQUEST for a filter without a channel
 */
export async function listed(
  db: Db,
  page: PageRequest,
  { channel, viewer, sort, statuts, q }: Listing,
  parts: ContentParts,
): Promise<contents.Positioned[]> {
  const isChosen = statuts !== undefined || q !== ''
  if (channel === null) {
    if (isChosen) throw new AppError('MALFORMED_REQUEST', { fields: { channel: 'À dire avec statuts ou q' } })
    return contents.listContents(db, page, { channel, listedOr: null, mutedBy: viewer }, parts)
  }
  // The default list is read from its index, however long it is.
  if (sort === 'date' && !isChosen) return contents.listContents(db, page, { channel, listedOr: viewer }, parts)
  return contents.sortedContents(db, page, { channel, listedOr: viewer, sort, statuts: statuts ?? null, text: q }, parts)
}

type ContentChange = Partial<Pick<ContentForm, 'title' | 'description' | 'statuts' | 'hashtags' | 'details'>>

/**
 * Renames the media of a content that may have left the public, and returns the changes to publish. It runs before anything is published,
 * so that no listener gets a former address.
 * @throws errors of the file storage; the worker then continues the renaming
 */
export async function revokedAddresses(
  db: Db,
  content: Omit<Extract<Change, { kind: 'media' }>, 'kind'>,
  files: MediaFiles,
): Promise<Change[]> {
  const isRenamed = await renameMedia(db, content.content_uuid, files)
  return [{ kind: 'media', ...content }, ...(isRenamed ? [{ kind: 'addresses' as const, ...content }] : [])]
}

/**
 * Changes a content. Absent fields are not written, so that a new title sent from another window never makes a content public again.
 * Followers are notified when the content becomes watchable for everyone; a change is published.
 * @param passwordHash of the changed password
 * @throws AppError INVALID_INPUT with fields
 */
export async function changeContent(
  { database: { db, changes }, storage }: Pick<ApiDeps, 'database' | 'storage'>,
  before: ContentRow,
  change: ContentChange,
  passwordHash?: string,
): Promise<void> {
  const { hashtags, details = {}, ...fields } = change
  const names = hashtags?.map(plainKeyword)
  mustBeValid(faultsOf({ title: before.title, description: before.description, ...fields, hashtags: names && keywordsError(names) }))
  const columns = detailColumns(details, fields.statuts ?? before.statuts)
  const texts = {
    ...(fields.title !== undefined && { title: plainText(fields.title) }),
    ...(fields.description !== undefined && { description: plainText(fields.description) }),
  }
  if (names) {
    await withHashtagRetry(db, async (tx) => {
      if (await contents.lockContentAndChannel(tx, before.uuid)) await replaceHashtags(tx, before.uuid, names)
    })
  }
  const recipients = await db.transaction().execute(async (tx) => {
    await contents.lockContentAndChannel(tx, before.uuid)
    await contents.updateContent(tx, before.uuid, { ...fields, ...texts, ...columns })
    await nameAllowedPeople(tx, before.uuid, details.allowed_usernames)
    await protectContent(tx, before.uuid, { hash: passwordHash, audience: details.audience })
    return announceContent(tx, before.uuid)
  })
  const { uuid: content_uuid, channel_uuid } = before
  await changes.publish([...(await revokedAddresses(db, { content_uuid, channel_uuid }, storage)), ...notificationChanges(recipients)])
}

/**
 * Deletes a content with its files.
 * @param administrator who deletes what belongs to somebody else; that is written to the audit log
 * @throws AppError CONTENT_NOT_FOUND when the administrator comes too late; its owner wanted what has happened
 */
export async function removeContent(deps: RemovalDeps, log: Log, uuid: string, administrator: Viewer | null = null): Promise<void> {
  await removeWithFiles(deps, log, async (tx) => {
    await contents.lockContentAndChannel(tx, uuid)
    if (administrator) {
      const { title, username } = mustBeOpen(await contents.findContent(tx, uuid), administrator)
      await recordAct(tx, administrator.uuid, { act: 'content.delete', subject_uuid: uuid, details: { title, username } })
    }
    return { contents: await contents.deleteContent(tx, uuid), prefixes: [] }
  })
}

/**
 * Counts a view, once a day for each user, when enough time has passed since they began to play. Only the server's clock counts.
 * @throws AppError CONTENT_NOT_FOUND, VIEW_TOO_EARLY
 */
export async function countContentView(db: Db, viewer: Viewer, contentUuid: string): Promise<void> {
  const content = mustBeOpen(await contents.findContent(db, contentUuid), viewer)
  const of = { user_uuid: viewer.uuid, content_uuid: contentUuid }
  const seconds = content.playlist_key === null ? undefined : await secondsSinceStart(db, of)
  if (seconds === undefined || seconds < secondsBeforeViewCounts(content.duration)) throw new AppError('VIEW_TOO_EARLY')
  await countView(db, of)
}
