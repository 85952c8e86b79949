import { constants } from 'node:fs'
import { copyFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { keys, randomName } from '../../storage/keys.ts'
import type { WorkerDeps } from '../deps.ts'
import { type Mp4Index, cleanMp4 } from '../media/mp4Index.ts'
import { trimOf } from '../media/trim.ts'
import { milestones } from '../milestones.ts'
import type { LocalTask } from '../task.ts'

const playedEverywhere: ReadonlySet<string> = new Set(['avc1', 'mp4a'])

function isPlayable({ codecs, duration, width }: Mp4Index): boolean {
  return duration > 0 && width > 0 && codecs.includes('avc1') && codecs.every((codec) => playedEverywhere.has(codec))
}

async function cleanCopy(from: string, to: string): Promise<Mp4Index | undefined> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  await using file = await open(to, 'r+')
  return await cleanMp4(file)
}

/**
 * Used without ffmpeg: an mp4 that browsers can play directly is published meanwhile, without its personal metadata; any other upload gets
 * the failure NO_FFMPEG. Both keep their job, which runs once ffmpeg is installed.
 */
export async function publishAsIs({ storage }: WorkerDeps, task: LocalTask): Promise<void> {
  const { media, upload } = task
  if (media.state !== 'received' || media.failure !== null || media.original_key === null) return
  if (trimOf(media)) return task.update({ failure: 'NO_FFMPEG' })
  const folder = join(task.folder, 'asIs')
  await mkdir(folder)
  const index = /\.(mp4|m4v|mov)$/.test(media.original_key)
    ? await cleanCopy(await storage.localFile(media.original_key, task.folder, task.signal), join(folder, 'video.mp4'))
    : undefined
  if (!index || !isPlayable(index)) return task.update({ failure: 'NO_FFMPEG' })
  const { duration, width, height } = index
  const version = keys.version(upload.content_uuid, randomName())
  await task.publish(folder, version, {
    state: 'watchable',
    failure: 'NO_FFMPEG',
    playlist_key: `${version}/video.mp4`,
    renditions: [],
    playing_from: 0,
    source_duration: duration,
    duration,
    width,
    height,
    progress: milestones.watchable,
  })
}
