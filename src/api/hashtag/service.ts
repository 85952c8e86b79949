import { recordAct } from '../audit/record.ts'
import { lockContent } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import * as hashtags from '../../db/hashtag/hashtags.ts'
import { AppError } from '../../shared/errors.ts'
import { contentMessages, hashtagError, hashtagsError, parseHashtags } from '../../shared/validation/content.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'

/** Returns the hashtag when a public content has it; otherwise it cannot be found, not even by its uuid. @throws AppError NOT_FOUND */
export function mustBePublic(hashtag: hashtags.HashtagRow | undefined): hashtags.HashtagRow {
  const found = mustExist(hashtag)
  if (found.content_count === 0) throw new AppError('NOT_FOUND')
  return found
}

/** « #Été » → 'Été'. @throws AppError INVALID_INPUT with fields */
function nameOf(text: string): string {
  const [name, ...others] = parseHashtags(text)
  if (name === undefined || others.length > 0) throw new AppError('INVALID_INPUT', { fields: { name: contentMessages.hashtagShape } })
  const error = hashtagError(name)
  if (error !== undefined) mustBeValid({ name: error })
  return name
}

/** Adds a hashtag to a content; one that it has already stays. @throws AppError INVALID_INPUT, CONTENT_NOT_FOUND */
export async function addHashtag(db: Db, contentUuid: string, text: string): Promise<hashtags.HashtagRow> {
  const name = nameOf(text)
  return hashtags.withHashtagRetry(db, async (tx) => {
    // Locked, so that two concurrent requests cannot both add the tenth hashtag.
    if (!(await lockContent(tx, contentUuid))) throw new AppError('CONTENT_NOT_FOUND')
    const [hashtag] = await hashtags.linkHashtags(tx, contentUuid, [name])
    const all = await hashtags.hashtagsOfContent(tx, contentUuid)
    const tooMany = hashtagsError(all.map((row) => row.name))
    if (tooMany !== undefined) mustBeValid({ name: tooMany })
    return mustExist(hashtag && (await hashtags.findHashtag(tx, hashtag.uuid)))
  })
}

/** Removes a hashtag from one content. @throws AppError NOT_FOUND when the content does not have it */
export async function removeHashtag(db: Db, contentUuid: string, hashtagUuid: string): Promise<void> {
  const wasThere = await db.transaction().execute(async (tx) => {
    // Lock order: the content before its hashtag, as everywhere.
    await lockContent(tx, contentUuid)
    return hashtags.unlinkHashtag(tx, contentUuid, hashtagUuid)
  })
  if (!wasThere) throw new AppError('NOT_FOUND')
}

/**
 * Changes the spelling of a hashtag on all contents.
 * @throws AppError INVALID_INPUT, NOT_FOUND, CONFLICT when another hashtag has the name
 */
export async function renameHashtag(db: Db, viewer: Viewer, uuid: string, text: string): Promise<hashtags.HashtagRow> {
  const name = nameOf(text)
  return db.transaction().execute(async (tx) => {
    const before = mustExist(await hashtags.findHashtag(tx, uuid))
    const after = mustExist(await hashtags.renameHashtag(tx, uuid, name))
    await recordAct(tx, viewer.uuid, { act: 'hashtag.rename', subject_uuid: uuid, details: { from: before.name, to: after.name } })
    return after
  })
}

/** Deletes a hashtag from all contents. @throws AppError NOT_FOUND */
export async function deleteHashtag(db: Db, viewer: Viewer, uuid: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { name } = mustExist(await hashtags.findHashtag(tx, uuid))
    if (!(await hashtags.deleteHashtag(tx, uuid))) throw new AppError('NOT_FOUND')
    await recordAct(tx, viewer.uuid, { act: 'hashtag.delete', subject_uuid: uuid, details: { name } })
  })
}
