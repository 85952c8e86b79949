import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../../../src/db/embedded/lockFile.ts'
import { databasePlace } from '../../support/database.ts'
import { makeDataDir } from '../../support/process.ts'
import { startChild } from '../children/child.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
beforeEach(async () => {
  folder = await makeDataDir()
})
afterEach(() => folder.remove())

const lock = () => lockFolder(folder.path, () => undefined)
const lockPath = (): string => join(folder.path, 'lucarne.lock')

/** Writes a lock as another process would: the given fields replace ours. */
async function forge(fields: object): Promise<void> {
  const mine = await lock()
  const record: unknown = JSON.parse(await readFile(lockPath(), 'utf8'))
  await mine.release()
  await writeFile(lockPath(), JSON.stringify(Object.assign({}, record, { token: crypto.randomUUID() }, fields)))
}

describe('a data folder in use', () => {
  it('is refused to a second process, with the process id of the first and the folder', async () => {
    const place = await databasePlace()
    const first = startChild('open.ts', place)
    expect([await first.line(), await first.line()]).toEqual(['started', 'opened'])
    const second = startChild('open.ts', place)
    await second.line()
    expect(await second.line()).toBe(
      `le dossier de données ${place.dataDir} est déjà utilisé par Lucarne (processus ${first.pid}). Arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
    )
    await Promise.all([first.kill('SIGKILL'), second.kill('SIGKILL')])
    await place.remove()
  })

  it('is refused a second time within one process', async () => {
    const held = await lock()
    await expect(lock()).rejects.toThrow(`(processus ${process.pid})`)
    await held.release()
  })

  it('is refused while a process of another machine renews its lock', async () => {
    await forge({ host: 'ailleurs', pid: 1 })
    await expect(lock()).rejects.toThrow('(processus 1 sur la machine ailleurs)')
  })
})

describe('a stale lock', () => {
  it('is taken over when its process was killed', async () => {
    const place = await databasePlace()
    const first = startChild('open.ts', place)
    expect([await first.line(), await first.line()]).toEqual(['started', 'opened'])
    await first.kill('SIGKILL')
    const taken = await lockFolder(place.dataDir, () => undefined)
    await taken.release()
    expect(await readdir(place.dataDir)).toEqual(['database'])
    await place.remove()
  })

  it('is taken over when another process now has its process id', async () => {
    await forge({ pid: process.ppid, start: 'long ago' })
    await (await lock()).release()
  })

  it('is taken over when its machine has not renewed it', async () => {
    await forge({ host: 'ailleurs', pid: 1 })
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(lockPath(), longAgo, longAgo)
    await (await lock()).release()
  })

  it('is held when its machine’s clock is ahead', async () => {
    await forge({ host: 'ailleurs', pid: 1 })
    const later = new Date(Date.now() + 3_600_000)
    await utimes(lockPath(), later, later)
    await expect(lock()).rejects.toThrow('sur la machine ailleurs')
  })

  it('is taken over when its process died before its content was written', async () => {
    await writeFile(lockPath(), '')
    await (await lock()).release()
  })

  it('is taken over by exactly one of many processes', async () => {
    await forge({ pid: 2 ** 22 + 1 })
    const results = await Promise.allSettled(Array.from({ length: 8 }, lock))
    const held = results.filter((result) => result.status === 'fulfilled')
    expect(held).toHaveLength(1)
    await Promise.all(held.map((result) => result.value.release()))
    expect(await readdir(folder.path)).toEqual([])
  })
})
