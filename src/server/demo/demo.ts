import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { hashPassword } from '../../api/auth/passwords.ts'
import { ingestVideo } from '../../api/upload/ingestVideo.ts'
import type { Database, Tx } from '../../db/connection/database.ts'
import { addDemoFollows, countReadyDemo, isPristine, lockSetting, readSetting, writeSetting } from '../../db/demo/demo.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import type { Log } from '../../shared/log.ts'
import type { Storage } from '../../storage/storage.ts'
import { together } from '../../worker/media/together.ts'
import { milestones } from '../../worker/milestones.ts'
import { accountLines, newDemoAccounts, readDemoAccounts, saveDemoAccounts } from './accounts.ts'
import type { DemoClip } from './catalogue/clip.ts'
import { type DemoPlan, demoPlanSchema, dressCreator, settleDemoHabits, settleDemoPeople } from './people.ts'

export type DemoDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
  ffmpegPath: string
  log: Log
  dataDir: string
  /** called for each clip that can be watched, when some cannot yet */
  onProgress: (ready: number, all: number) => void
}

export type Demo = {
  /** lines for the operator */
  notices: Promise<readonly string[]>
  /** resolves once all clips can be watched, or nothing more is made */
  ready: Promise<void>
  stop: () => Promise<void>
}

const settingKey = 'demo'
/** The plan of an earlier catalogue: that site keeps its videos. */
const earlierPlan = z.object({ edition: z.undefined().optional(), made: z.array(z.int()) })

/**
 * Fills an empty site with generated clips, accounts and their activity. It runs in the background and continues at the next start after an
 * interruption; a site that is in use is never touched.
 */
export function loadDemo(deps: DemoDeps): Demo {
  const stopping = new AbortController()
  const plan = preparePlan(deps)
  const ready = plan
    .then((found) => (found && found !== 'earlier' && found.made.length < found.all ? makeAll(deps, found, stopping.signal) : undefined))
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) deps.log.error({ err: error }, 'the demonstration library could not be created')
    })
  const notices = plan.then(
    async (found) => {
      const accounts = found && (await readDemoAccounts(deps.dataDir))
      return accounts ? accountLines(accounts, found === 'earlier' || found.made.length >= found.all) : []
    },
    () => ['La bibliothèque de démonstration n’a pas pu être chargée, voir les journaux.'],
  )
  return {
    notices,
    ready,
    stop: async () => {
      stopping.abort()
      await ready
    },
  }
}

/** @returns the plan of what to make, null on a site without the demonstration */
async function preparePlan({ database, dataDir }: DemoDeps): Promise<DemoPlan | 'earlier' | null> {
  const kept = await readSetting(database.db, settingKey)
  if (kept !== undefined) return earlierPlan.safeParse(kept).success ? 'earlier' : demoPlanSchema.parse(kept)
  if (!(await isPristine(database.db))) return null
  const accounts = newDemoAccounts()
  // The file first: accounts with unknown passwords would be useless.
  await saveDemoAccounts(dataDir, accounts)
  const hashes = {
    viewer: await hashPassword(accounts.spectatrice.password),
    creator: await hashPassword(accounts.creatrice.password),
  }
  const { demoClips } = await import('./catalogue/catalogue.ts')
  return database.db.transaction().execute(async (tx) => {
    const people = await settleDemoPeople(tx, accounts, hashes)
    await addDemoFollows(tx, people.fans, people.channels)
    const playlists = await settleDemoHabits(tx, people)
    const plan: DemoPlan = { edition: 2, ...people, playlists, dressed: [], all: demoClips.length, made: [] }
    await writeSetting(tx, settingKey, plan)
    return plan
  })
}

/** Changes the stored plan in the transaction of what was done, so that it is never done again. */
async function note(tx: Tx, change: (plan: DemoPlan) => Partial<DemoPlan>): Promise<void> {
  const plan = demoPlanSchema.parse(await lockSetting(tx, settingKey))
  await writeSetting(tx, settingKey, { ...plan, ...change(plan) })
}

async function makeAll(deps: DemoDeps, plan: DemoPlan, signal: AbortSignal): Promise<void> {
  const counting = countReady(deps, plan, signal)
  try {
    await makeClips(deps, plan, counting.reach, signal)
    if (!signal.aborted) await counting.reach(plan.all)
  } finally {
    counting.end()
  }
}

/** People's own videos are converted before the waiting clips. */
const afterPeople = -1

/** Clips that are made at a time: while one waits for the database, or draws on one processor only, the other goes on. */
const atOnce = 2

/** Finished clips that may wait for their conversion: drawing more would only delay the first ones that can be watched. */
const mostWaiting = 2

/** Makes the missing clips in their order, while the worker converts the finished ones. */
async function makeClips(deps: DemoDeps, plan: DemoPlan, reach: Readiness['reach'], signal: AbortSignal): Promise<void> {
  // Loaded only when something is to be drawn: they are of no use later.
  const { clipsToMake } = await import('./catalogue/catalogue.ts')
  const clips = clipsToMake.filter(([index]) => !plan.made.includes(index)).values()
  const dressed = new Set(plan.dressed)
  let made = plan.made.length
  async function makeNext(failing: AbortSignal): Promise<void> {
    for (const [index, clip] of clips) {
      await reach(made - mostWaiting)
      if (failing.aborted) return
      const isNew = !dressed.has(clip.creator)
      dressed.add(clip.creator)
      await together(failing, [
        async () => isNew && (await dress(deps, plan, clip.creator)),
        (stopped) => makeOne(deps, plan, clip, index, stopped),
      ])
      if (failing.aborted) return
      made += 1
    }
  }
  await together(
    signal,
    Array.from({ length: atOnce }, () => makeNext),
  )
}

/** Draws the avatar and the banner of a creator whose first clip is being made. */
async function dress({ database, storage }: DemoDeps, plan: DemoPlan, username: string): Promise<void> {
  await dressCreator(database, storage, plan, username)
  await database.db.transaction().execute((tx) => note(tx, ({ dressed }) => ({ dressed: [...dressed, username] })))
}

async function makeOne(deps: DemoDeps, plan: DemoPlan, clip: DemoClip, index: number, signal: AbortSignal): Promise<void> {
  const { database, storage, ffmpegPath } = deps
  const { makeClip } = await import('./clip.ts')
  const { addActivity, publicationOf, publishDemoClip } = await import('./publish.ts')
  const path = storage.tempPath('.mp4')
  try {
    await makeClip(ffmpegPath, clip, path, storage.tempPath(), signal)
    const publishedAt = publicationOf(clip)
    const contentUuid = await database.db.transaction().execute((tx) => publishDemoClip(tx, plan, clip, index, publishedAt))
    const alsoWrite = async (tx: Tx): Promise<void> => {
      await addActivity(tx, plan, clip, { contentUuid, index, publishedAt })
      await note(tx, ({ made }) => ({ made: [...made, index] }))
    }
    await ingestVideo(deps, contentUuid, storage.arrived(path), { alsoWrite, priority: afterPeople })
  } finally {
    await rm(path, { force: true })
  }
}

/** `reach` resolves once so many clips can be watched, or never will, or nothing more is made. */
type Readiness = { reach: (clips: number) => Promise<void>; end: () => void }

/** Reports how many clips can be watched, at each change of one. */
function countReady({ database, onProgress }: DemoDeps, plan: DemoPlan, signal: AbortSignal): Readiness {
  const waiting = new Set<{ clips: number; resolve: () => void }>()
  let shown = -1
  let counting = Promise.resolve()
  function release(ready: number): void {
    for (const each of waiting) {
      if (each.clips > ready) continue
      waiting.delete(each)
      each.resolve()
    }
  }
  async function count(): Promise<void> {
    const { clipKey } = await import('./publish.ts')
    const keys = Array.from({ length: plan.all }, (_, index) => clipKey(index))
    const ready = await countReadyDemo(database.db, plan.channels, keys, milestones.pictured)
    if (ready > shown) onProgress(ready, plan.all)
    shown = Math.max(shown, ready)
    release(shown)
  }
  const countAgain = (): void => {
    // A failure is met again by whoever writes next.
    counting = counting.then(count).catch(() => undefined)
  }
  countAgain()
  const unsubscribe = database.changes.subscribe(({ kind }) => kind === 'media' && countAgain())
  signal.addEventListener('abort', () => release(Infinity), { once: true })
  return {
    reach: async (clips) => {
      if (clips <= shown || signal.aborted) return
      await new Promise<void>((resolve) => waiting.add({ clips, resolve }))
    },
    end: unsubscribe,
  }
}
