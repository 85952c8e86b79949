import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { writeSetting } from '../../src/db/demo/demo.ts'
import type { Jobs } from '../../src/db/jobs/jobs.ts'
import { newDemoAccounts, saveDemoAccounts } from '../../src/server/demo/accounts.ts'
import { loadDemo } from '../../src/server/demo/demo.ts'
import { silentLog } from '../../src/shared/log.ts'
import { openFolder } from '../../src/storage/folder/folderStorage.ts'
import { testDatabase } from '../support/database.ts'
import { makeDataDir } from '../support/process.ts'

// No video is generated here.
const nothing = async (): Promise<undefined> => undefined
const claims: Jobs['claims'] = {
  take: nothing,
  find: nothing,
  confirm: async () => false,
  complete: async () => false,
  fail: async () => false,
  giveBack: nothing,
}
const jobs: Jobs = {
  sendMail: nothing,
  enqueueStorage: async () => false,
  workStorage: nothing,
  workMail: nothing,
  enqueue: nothing,
  wake: () => undefined,
  work: nothing,
  onDead: nothing,
  claims,
  giveBack: nothing,
  stop: nothing,
}

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const viewer = '00000000-0000-4000-8000-000000000001'
/** What is stored of a demonstration whose first clips are made. */
const planAfter = (made: number) => ({
  edition: 2,
  viewer,
  creators: [],
  channels: [],
  fans: [],
  playlists: [],
  dressed: [],
  all: 30,
  made: Array.from({ length: made }, (_, index) => index),
})

/** The lines of a start that finds a stored plan. */
async function noticesWith(plan: unknown): Promise<readonly string[]> {
  const folder = await makeDataDir()
  const database = await testDatabase()
  cleanups.push(folder.remove, database.close)
  await saveDemoAccounts(folder.path, newDemoAccounts())
  await writeSetting(database.db, 'demo', plan)
  const demo = loadDemo({
    database,
    storage: await openFolder({ dataDir: folder.path }),
    jobs,
    ffmpegPath: join(folder.path, 'no-ffmpeg'),
    log: silentLog,
    dataDir: folder.path,
    onProgress: () => undefined,
  })
  cleanups.push(demo.stop)
  return demo.notices
}

const whole = 'Bibliothèque de démonstration. Deux comptes :'

it.each([
  ['is incomplete', planAfter(29), 'Bibliothèque de démonstration : ses vidéos apparaissent l’une après l’autre. Deux comptes :'],
  ['is complete', planAfter(30), whole],
  ['is the one of an earlier version, which stays as it is', { channels: [], fans: [], made: [0, 1, 2] }, whole],
])('a demonstration that %s prints both accounts, and announces only videos that are not there yet', async (_how, plan, line) => {
  expect(await noticesWith(plan)).toEqual([
    line,
    expect.stringMatching(/^ {2}spectatrice : spectatrice@demo\.lucarne\.example {2}\S{20}$/),
    expect.stringMatching(/^ {2}créatrice : {3}creatrice@demo\.lucarne\.example {2}\S{20}$/),
  ])
})
