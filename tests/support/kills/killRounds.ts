import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openFolder } from '../../../src/storage/folder/folderStorage.ts'
import { clipMaker, padMp4 } from '../media.ts'
import { Ledger, type WriteKind } from './ledger.ts'
import { Load, type World } from './load.ts'
import { publish, settle } from './people.ts'
import type { KillableSite, Place } from './sites.ts'
import { disagreeingCounters, type FilesVerdict, judgeFiles, judgeWrites, type Outcome } from './verdict.ts'

export type KillReport = {
  /** how often each process was killed, by its name */
  kills: Record<string, number>
  writes: Record<WriteKind, Outcome>
  files: FilesVerdict
  /** counters that differ from their rows, and duplicate notifications */
  counters: string[]
  /** uploads without a successful conversion */
  unconverted: string[]
  /** responses other than 2xx and 429 */
  unexpected: string[]
  /** error lines of the processes' logs, including those of a start after a kill */
  errors: string[]
}

type Options = Place & {
  site: KillableSite
  /** kills in all, each of a process drawn at random */
  kills: number
  /** answers that say nothing about whether the write was done, such as a proxy's about a process that was killed */
  cutStatuses?: readonly number[]
  /** users of the site, and how many of them have a video that receives comments */
  members?: number
  videos?: number
  /** maximum number of acknowledged writes before each kill */
  writesPerKill?: number
  onKill?: (kill: number, victim: string, ledger: Ledger) => void
}

/** Two video files: one of some kilobytes, one of 30 MB that takes a while to upload. */
export async function makeFiles(): Promise<Pick<World, 'videoFiles' | 'picture'>> {
  const clips = await clipMaker()
  try {
    const small = await clips.make({ name: 'small.mp4', width: 320, height: 180, seconds: 2 })
    const large = await clips.make({ name: 'large.mp4', width: 640, height: 360, seconds: 4 })
    await padMp4(large, 30 * 1024 * 1024)
    const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    return { videoFiles: [new Uint8Array(await readFile(small)), new Uint8Array(await readFile(large))], picture: new Uint8Array(picture) }
  } finally {
    await clips.remove()
  }
}

const contentsSchema = z.array(z.object({ uuid: z.string(), media: z.object({ state: z.string() }) }))
/** Enough time for some small video files, also on a busy machine. */
const conversionMs = 1_800_000

/** Waits until no upload is in progress. @returns those without a successful conversion */
export async function untilConverted(url: string, token: string, ids: readonly string[]): Promise<string[]> {
  const giveUp = Date.now() + conversionMs
  for (;;) {
    const states = new Map<string, string>()
    for (let from = 0; from < ids.length; from += 100) {
      const asked = ids.slice(from, from + 100).join(',')
      const response = await fetch(`${url}/api/contents?ids=${asked}&limit=100`, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok) throw new Error(`GET /contents: ${response.status} ${await response.text()}`)
      for (const { uuid, media } of contentsSchema.parse(await response.json())) states.set(uuid, media.state)
    }
    // A content whose upload was interrupted waits for its file.
    const open = [...states].filter(([, state]) => state !== 'complete' && state !== 'awaitingFile')
    if (open.every(([, state]) => state === 'failed') || Date.now() > giveUp) return open.map(([uuid, state]) => `${uuid} ${state}`)
    await pause(500)
  }
}

export async function judge({ dataDir, url }: Place, ledger: Ledger): Promise<Pick<KillReport, 'writes' | 'files' | 'counters'>> {
  const database = await openDatabase({ dataDir, url, log: silentLog })
  try {
    const storage = await openFolder({ dataDir })
    const writes = await judgeWrites(database, storage, ledger)
    return { writes, counters: await disagreeingCounters(database.db), files: await judgeFiles(database, storage, ledger) }
  } finally {
    await database.close()
  }
}

/**
 * Kills a site's processes repeatedly while clients write, restarts them each time, and finally compares the acknowledged writes with the
 * stored ones. The site is ended.
 */
export async function killRounds(options: Options): Promise<KillReport> {
  const { site, kills, cutStatuses = [], members = 12, videos = 6, writesPerKill = 150, onKill } = options
  const ledger = new Ledger()
  const people = await Promise.all(Array.from({ length: members }, (_, index) => settle(site.url(), index)))
  const published: string[] = []
  for (const [index, person] of people.slice(0, videos).entries()) published.push(await publish(site.url(), person, `Vidéo ${index}`))
  const load = new Load(ledger, { members: people, videos: published, ...(await makeFiles()) }, cutStatuses)
  const counts: Record<string, number> = {}
  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = site.victims[randomInt(site.victims.length)]
    if (!victim) throw new Error('nothing to kill')
    const enough = ledger.more(randomInt(1, writesPerKill))
    const loaded = load.run(site.url())
    await Promise.race([enough, loaded])
    await victim.kill()
    counts[victim.name] = (counts[victim.name] ?? 0) + 1
    onKill?.(kill, victim.name, ledger)
    await victim.start()
    load.stop()
    await loaded
  }
  // Once more without a kill: interrupted writes are sent again, and conversions finish.
  const enough = ledger.more(10)
  const loaded = load.run(site.url())
  await Promise.race([enough, loaded])
  load.stop()
  await loaded
  const uploads = ledger.of('upload').map(({ id }) => id)
  const unconverted = await untilConverted(site.url(), people[0]?.token ?? '', uploads)
  const errors = await site.end()
  return { kills: counts, unconverted, errors, unexpected: ledger.unexpected, ...(await judge(options, ledger)) }
}
