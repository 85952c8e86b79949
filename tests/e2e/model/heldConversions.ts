import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFfmpeg } from '../../../src/worker/media/ffmpeg.ts'

/** The real ffmpeg, which can be made to wait before it makes all renditions of a video: until then there is only the first one. */
export type HeldConversions = {
  /** of the server */
  env: NodeJS.ProcessEnv
  hold: (contentId: string) => Promise<void>
  release: (contentId: string) => Promise<void>
  close: () => Promise<void>
}

/** Only the pass over all renditions uses this preset; the names of its files contain the content's id. */
const script = (ffmpeg: string, held: string): string => `#!/bin/sh
case "$*" in *veryfast*)
  for file in "${held}"/*; do
    case "$*" in *"\${file##*/}"*) while [ -e "$file" ]; do sleep 0.05; done ;; esac
  done ;;
esac
exec "${ffmpeg}" "$@"
`

export async function holdConversions(): Promise<HeldConversions> {
  const tools = await findFfmpeg({
    ffmpegPath: process.env['FFMPEG_PATH'] || undefined,
    ffprobePath: process.env['FFPROBE_PATH'] || undefined,
  })
  if (!tools) throw new Error('These tests need ffmpeg: node scripts/ensure-ffmpeg.ts')
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-ffmpeg-'))
  const held = join(folder, 'held')
  await mkdir(held)
  const path = join(folder, 'ffmpeg')
  await writeFile(path, script(tools.ffmpeg, held), { mode: 0o755 })
  return {
    env: { FFMPEG_PATH: path, FFPROBE_PATH: tools.ffprobe },
    hold: (contentId) => writeFile(join(held, contentId), ''),
    release: (contentId) => rm(join(held, contentId), { force: true }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
