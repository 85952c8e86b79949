import { lockContent } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import * as hashtags from '../../db/hashtags.ts'
import { AppError } from '../../shared/errors.ts'
import { contentMessages, hashtagError, hashtagsError, parseHashtags } from '../../shared/validation/content.ts'
import { mustBeValid } from '../frame/rules.ts'

/** @throws AppError NOT_FOUND */
export function mustExist(hashtag: hashtags.HashtagRow | undefined): hashtags.HashtagRow {
  if (!hashtag) throw new AppError('NOT_FOUND')
  return hashtag
}

/** « #Été » → 'Été'. @throws AppError INVALID_INPUT with fields */
function nameOf(text: string): string {
  const [name, ...others] = parseHashtags(text)
  if (name === undefined || others.length > 0) throw new AppError('INVALID_INPUT', { fields: { name: contentMessages.hashtagShape } })
  const error = hashtagError(name)
  if (error !== undefined) mustBeValid({ name: error })
  return name
}

/** Gives a content one more hashtag; one that it has already stays. @throws AppError INVALID_INPUT, CONTENT_NOT_FOUND */
export async function addHashtag(db: Db, contentUuid: string, text: string): Promise<hashtags.HashtagRow> {
  const name = nameOf(text)
  return db.transaction().execute(async (tx) => {
    // Locked, so that two at the same time cannot both be the tenth.
    if (!(await lockContent(tx, contentUuid))) throw new AppError('CONTENT_NOT_FOUND')
    const [hashtag] = await hashtags.linkHashtags(tx, contentUuid, [name])
    const all = await hashtags.hashtagsOfContent(tx, contentUuid)
    const tooMany = hashtagsError(all.map((row) => row.name))
    if (tooMany !== undefined) mustBeValid({ name: tooMany })
    return mustExist(hashtag && (await hashtags.findHashtag(tx, hashtag.uuid)))
  })
}

/** Takes a hashtag off one content. @throws AppError NOT_FOUND when it does not bear it */
export async function removeHashtag(db: Db, contentUuid: string, hashtagUuid: string): Promise<void> {
  const wasThere = await db.transaction().execute((tx) => hashtags.unlinkHashtag(tx, contentUuid, hashtagUuid))
  if (!wasThere) throw new AppError('NOT_FOUND')
}

/** Changes how a hashtag is written, on all contents. @throws AppError INVALID_INPUT, NOT_FOUND, CONFLICT when another has the name */
export async function renameHashtag(db: Db, uuid: string, text: string): Promise<hashtags.HashtagRow> {
  return mustExist(await hashtags.renameHashtag(db, uuid, nameOf(text)))
}
