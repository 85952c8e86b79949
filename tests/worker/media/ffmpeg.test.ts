import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFfmpeg } from '../../../src/worker/media/ffmpeg.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-tools-'))
  vi.stubEnv('PATH', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** A fake ffmpeg that answers the questions of `findFfmpeg`. */
async function install(name: string, version: string, encoders = 'libx264 aac'): Promise<string> {
  const path = join(folder, name)
  const answers = `case "$2" in -version) echo "ffmpeg version ${version}";; -encoders) echo "${encoders}";; -muxers) echo "hls";; esac`
  await writeFile(path, `#!/bin/sh\n${answers}\n`)
  await chmod(path, 0o755)
  return path
}

describe.skipIf(process.platform === 'win32')('looking for ffmpeg', () => {
  it('finds none when none is installed', async () => {
    expect(await findFfmpeg()).toBeNull()
  })

  it('finds ffmpeg and ffprobe in the PATH', async () => {
    const paths = { ffmpeg: await install('ffmpeg', '7.1'), ffprobe: await install('ffprobe', '7.1') }
    expect(await findFfmpeg()).toMatchObject({ ...paths, version: '7.1' })
  })

  it('prefers the configured one, with the ffprobe of its folder', async () => {
    await install('ffmpeg', '4.0')
    await install('ffprobe', '4.0')
    const given = await install('my-ffmpeg', '7.1')
    const sibling = await install('my-ffprobe', '7.1')
    expect(await findFfmpeg({ ffmpegPath: given })).toMatchObject({ ffmpeg: given, ffprobe: sibling, version: '7.1' })
  })

  it('falls back to the PATH when the configured one does not run', async () => {
    const ffmpeg = await install('ffmpeg', '7.1')
    await install('ffprobe', '7.1')
    expect(await findFfmpeg({ ffmpegPath: join(folder, 'nulle-part') })).toMatchObject({ ffmpeg })
  })

  it('rejects one that cannot encode H.264', async () => {
    await install('ffmpeg', '7.1', 'aac libvpx')
    await install('ffprobe', '7.1')
    expect(await findFfmpeg()).toBeNull()
  })
})
