import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { DemoClip } from '../../../src/server/demo/catalogue/clip.ts'
import { drawPicture } from '../../../src/server/demo/clip.ts'
import { savePortrait } from '../../../src/server/demo/drawing/portraits.ts'
import type { FolderStorage } from '../../../src/storage/folder/folderStorage.ts'

const run = promisify(execFile)
const quiet = ['-v', 'error', '-y', '-nostdin']

/** One frame of a clip, like the worker's poster, without converting the clip. */
export async function drawPoster(storage: FolderStorage, { parts: [part] }: DemoClip, key: string): Promise<void> {
  if (!part) throw new Error('a clip without a picture')
  const [raw, folder] = [storage.tempPath('.png'), storage.tempPath()]
  await mkdir(folder)
  const frame = ['-ss', '1.5', '-frames:v', '1', '-update', '1', raw]
  await drawPicture('ffmpeg', part.picture, frame, folder, new AbortController().signal)
  await rm(folder, { recursive: true })
  const target = storage.path(key)
  await mkdir(dirname(target), { recursive: true })
  await sharp(raw).resize({ width: 1280, height: 1280, fit: 'inside' }).webp({ quality: 80 }).toFile(target)
}

/** An avatar or a banner. */
export async function drawPortrait(storage: FolderStorage, drawing: string, key: string): Promise<void> {
  const target = storage.path(key)
  await mkdir(dirname(target), { recursive: true })
  await savePortrait(drawing, target)
}

/** Seconds of the video that is really playable. */
export const videoSeconds = 20

/** A video in one rendition, as the worker stores it: enough to press play. @param folder its key */
export async function makeVideo(storage: FolderStorage, folder: string): Promise<void> {
  const target = storage.path(folder)
  await mkdir(target, { recursive: true })
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=25:duration=${videoSeconds}`]
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=220:duration=${videoSeconds}`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50', '-c:a', 'aac']
  const packing = [
    '-f',
    'hls',
    '-hls_time',
    '2',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-master_pl_name',
    'master.m3u8',
  ]
  await run('ffmpeg', [...quiet, ...picture, ...sound, ...coding, ...packing, join(target, 'video.m3u8')])
}
