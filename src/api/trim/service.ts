import { randomUUID } from 'node:crypto'
import { lockTrimmable, type Part, setTrim } from '../../db/media/trim.ts'
import { AppError } from '../../shared/errors.ts'
import { partError } from '../../shared/validation/trim.ts'
import type { ApiDeps } from '../deps.ts'

/**
 * Has a video show a part of its uploaded file, or all of it (null): the file is converted again, and the present version plays until then.
 * Nothing happens when it shows, or is going to show, that part already.
 * @returns whether a conversion starts
 * @throws AppError CONTENT_NOT_FOUND, VIDEO_REQUIRED when the file is gone, CONFLICT before it was read, INVALID_INPUT
 */
export async function trim(
  { database, jobs }: Pick<ApiDeps, 'database' | 'jobs'>,
  contentUuid: string,
  part: Part | null,
): Promise<boolean> {
  const upload = { content_uuid: contentUuid, upload_uuid: randomUUID() }
  const starts = await database.db.transaction().execute(async (tx) => {
    const media = await lockTrimmable(tx, contentUuid)
    if (!media) throw new AppError('CONTENT_NOT_FOUND')
    const { original_key, source_duration, trim_start, trim_end } = media
    if (original_key === null) throw new AppError('VIDEO_REQUIRED')
    if (source_duration === null) throw new AppError('CONFLICT', { message: 'Cette vidéo n’est pas encore préparée' })
    const error = part && partError(part, source_duration)
    if (error) throw new AppError('INVALID_INPUT', { fields: error })
    const shown = part && (part.start > 0 || part.end < source_duration) ? { ...part, end: Math.min(part.end, source_duration) } : null
    if (trim_start === (shown?.start ?? null) && trim_end === (shown?.end ?? null)) return false
    await setTrim(tx, upload, shown)
    await jobs.enqueue('media.prepare', upload, { tx })
    return true
  })
  if (starts) jobs.wake('media.prepare')
  return starts
}
