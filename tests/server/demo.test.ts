import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { writeSetting } from '../../src/db/demo/demo.ts'
import type { Jobs } from '../../src/db/jobs/jobs.ts'
import { newDemoAccounts, saveDemoAccounts } from '../../src/server/demo/accounts.ts'
import { demoClips } from '../../src/server/demo/catalogue.ts'
import { loadDemo } from '../../src/server/demo/demo.ts'
import { silentLog } from '../../src/shared/log.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { testDatabase } from '../support/database.ts'
import { makeDataDir } from '../support/process.ts'

// No video is generated here.
const nothing = async (): Promise<void> => undefined
const jobs: Jobs = { enqueue: nothing, wake: () => undefined, work: nothing, onDead: nothing, giveBack: nothing, stop: nothing }

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** The lines of a start that finds the demonstration's first clips made. */
async function noticesAfter(made: number): Promise<readonly string[]> {
  const folder = await makeDataDir()
  const database = await testDatabase()
  cleanups.push(folder.remove, database.close)
  await saveDemoAccounts(folder.path, newDemoAccounts())
  await writeSetting(database.db, 'demo', { channels: [], fans: [], made: Array.from({ length: made }, (_, index) => index) })
  const demo = loadDemo({
    database,
    storage: await openStorage({ dataDir: folder.path }),
    jobs,
    ffmpegPath: join(folder.path, 'no-ffmpeg'),
    log: silentLog,
    dataDir: folder.path,
    onProgress: () => undefined,
  })
  cleanups.push(demo.stop)
  return demo.notices
}

it.each([
  ['is incomplete', demoClips.length - 1, 'Bibliothèque de démonstration : ses vidéos apparaissent l’une après l’autre. Deux comptes :'],
  ['is complete', demoClips.length, 'Bibliothèque de démonstration. Deux comptes :'],
])('a demonstration that %s prints both accounts, and announces only videos that are not there yet', async (_how, made, line) => {
  expect(await noticesAfter(made)).toEqual([
    line,
    expect.stringMatching(/^ {2}spectatrice : spectatrice@demo\.lucarne\.example {2}\S{20}$/),
    expect.stringMatching(/^ {2}créatrice : {3}creatrice@demo\.lucarne\.example {2}\S{20}$/),
  ])
})
