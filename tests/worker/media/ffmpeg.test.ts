import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../../src/shared/log.ts'
import { findFfmpeg, logRefusals, tryConfinement } from '../../../src/worker/media/ffmpeg.ts'

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

describe.skipIf(process.platform === 'win32')('what confines ffmpeg', () => {
  it('is left out where it does not start, and that is logged', async () => {
    const ffmpeg = await install('ffmpeg', '7.1')
    const forbidden = join(folder, 'forbidden')
    // A filter of system calls ends a program like this.
    await writeFile(forbidden, '#!/bin/sh\nkill -SYS $$\n')
    await chmod(forbidden, 0o755)
    const lowPriority = ['/usr/bin/nice', '-n', '10']
    const confinement = await tryConfinement(ffmpeg, [[forbidden, '--'], lowPriority])
    expect(confinement).toMatchObject({ wrappers: [lowPriority], refused: [forbidden] })
    const warn = vi.fn()
    logRefusals({ ffmpeg, ffprobe: ffmpeg, version: '7.1', canToneMap: false, encoder: undefined, ...confinement }, { ...silentLog, warn })
    expect(warn).toHaveBeenCalledExactlyOnceWith({ refused: [forbidden] }, expect.stringContaining('runs without them'))
  })

  it('is not mentioned where all of it starts', async () => {
    const warn = vi.fn()
    const ffmpeg = await install('ffmpeg', '7.1')
    const confinement = await tryConfinement(ffmpeg, [['/usr/bin/nice', '-n', '10']])
    logRefusals({ ffmpeg, ffprobe: ffmpeg, version: '7.1', canToneMap: false, encoder: undefined, ...confinement }, { ...silentLog, warn })
    expect(warn).not.toHaveBeenCalled()
  })
})
