import { rm } from 'node:fs/promises'
import { ingestVideo } from '../../api/upload/ingestVideo.ts'
import { hashPassword } from '../../api/auth/passwords.ts'
import type { Database } from '../../db/connection/database.ts'
import { addDemoInteractions, addDemoFollows, isPristine, readSetting, writeSetting } from '../../db/demo/demo.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import type { Log } from '../../shared/log.ts'
import type { Storage } from '../../storage/storage.ts'
import { accountLines, newDemoAccounts, readDemoAccounts, saveDemoAccounts } from './accounts.ts'
import { type DemoClip, demoClips, demoComments } from './catalogue.ts'
import { makeClip } from './clip.ts'
import { type DemoPlan, demoPlanSchema, publishDemoClip, settleDemoPeople } from './people.ts'

type DemoDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
  ffmpegPath: string
  log: Log
  dataDir: string
  /** called for each clip that is made, when some are missing */
  onProgress: (made: number, all: number) => void
}

const settingKey = 'demo'

/**
 * Fills an empty site with a dozen generated clips, accounts and their activity. It runs in the background and continues at the next start
 * after an interruption; a site that is in use is never touched.
 */
export function loadDemo(deps: DemoDeps): { notices: Promise<readonly string[]>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const plan = preparePlan(deps)
  const done = plan
    .then((found) => (found ? makeClips(deps, found, stopping.signal) : undefined))
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) deps.log.error({ err: error }, 'the demonstration library could not be created')
    })
  const notices = plan.then(
    async (found) => {
      const accounts = found && (await readDemoAccounts(deps.dataDir))
      return accounts ? accountLines(accounts, found.made.length >= demoClips.length) : []
    },
    () => ['La bibliothèque de démonstration n’a pas pu être chargée, voir les journaux.'],
  )
  return {
    notices,
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}

/** @returns the plan of what to make, null on a site without the demonstration */
async function preparePlan({ database, dataDir }: DemoDeps): Promise<DemoPlan | null> {
  const kept = await readSetting(database.db, settingKey)
  if (kept !== undefined) return demoPlanSchema.parse(kept)
  if (!(await isPristine(database.db))) return null
  const accounts = newDemoAccounts()
  // The file first: accounts with unknown passwords would be useless.
  await saveDemoAccounts(dataDir, accounts)
  const hashes = {
    viewer: await hashPassword(accounts.spectatrice.password),
    creator: await hashPassword(accounts.creatrice.password),
  }
  return database.db.transaction().execute(async (tx) => {
    const plan = await settleDemoPeople(tx, accounts, hashes)
    await addDemoFollows(tx, plan.fans, plan.channels)
    await writeSetting(tx, settingKey, plan)
    return plan
  })
}

/** Makes the missing clips, one after the other, while the worker converts the finished ones. */
async function makeClips(deps: DemoDeps, plan: DemoPlan, signal: AbortSignal): Promise<void> {
  const made = new Set(plan.made)
  for (const [index, clip] of demoClips.entries()) {
    if (signal.aborted) return
    if (made.has(index)) continue
    deps.onProgress(made.size, demoClips.length)
    const path = deps.storage.tempPath('.mp4')
    try {
      await makeClip(deps.ffmpegPath, clip, path, signal)
      await publish(deps, plan, clip, index, path)
      made.add(index)
      if (made.size === demoClips.length) deps.onProgress(made.size, demoClips.length)
    } finally {
      await rm(path, { force: true })
    }
  }
}

async function publish(deps: DemoDeps, plan: DemoPlan, clip: DemoClip, index: number, path: string): Promise<void> {
  const { db } = deps.database
  const publishedAt = new Date(Date.now() - clip.age * 24 * 3_600_000)
  const contentUuid = await db.transaction().execute((tx) => publishDemoClip(tx, plan, clip, index, publishedAt))
  await ingestVideo(deps, contentUuid, path)
  const comments = demoComments
    .filter((_, position) => (position + index) % 3 === 0)
    .map((text, position) => ({
      text,
      userUuid: plan.fans[(index * 5 + position * 7) % plan.fans.length] ?? '',
      at: new Date(publishedAt.getTime() + ((Date.now() - publishedAt.getTime()) * (position + 1)) / 6),
    }))
  await db.transaction().execute(async (tx) => {
    await addDemoInteractions(tx, {
      contentUuid,
      publishedAt,
      fans: plan.fans,
      popularity: clip.popularity,
      seconds: clip.length,
      comments,
    })
    const kept = demoPlanSchema.parse(await readSetting(tx, settingKey))
    await writeSetting(tx, settingKey, { ...kept, made: [...kept.made, index] })
  })
}
