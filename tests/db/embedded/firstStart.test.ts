import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { makeDataDir } from '../../support/process.ts'
import { startChild } from '../children/child.ts'

let folder: Awaited<ReturnType<typeof makeDataDir>>
beforeEach(async () => {
  folder = await makeDataDir()
})
afterEach(() => folder.remove())

describe('a first start that is killed', () => {
  it('leaves a folder that the next start can use', async () => {
    const first = startChild('open.ts', { dataDir: folder.path, url: undefined })
    await first.line()
    await expect.poll(() => readdir(folder.path), { timeout: 30_000, interval: 5 }).toContain('database.unfinished')
    await first.kill('SIGKILL')

    const database = await openDatabase({ dataDir: folder.path, log: silentLog })
    const roles = await database.db.selectFrom('roles').select('name').execute()
    await database.close()
    expect(roles).toHaveLength(4)
    expect(await readdir(folder.path)).toEqual(['database'])
  })
})
