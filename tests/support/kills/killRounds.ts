import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openFolder } from '../../../src/storage/folder/folderStorage.ts'
import { clipMaker, padMp4 } from '../media.ts'
import { type RunningLucarne, startLucarne } from '../process.ts'
import { Ledger, type WriteKind } from './ledger.ts'
import { Load, type World } from './load.ts'
import { publish, settle } from './people.ts'
import { disagreeingCounters, type FilesVerdict, judgeFiles, judgeWrites, type Outcome } from './verdict.ts'

export type KillReport = {
  kills: number
  writes: Record<WriteKind, Outcome>
  files: FilesVerdict
  /** counters that differ from their rows, and duplicate notifications */
  counters: string[]
  /** uploads without a successful conversion */
  unconverted: string[]
  /** responses other than 2xx and 429 */
  unexpected: string[]
  /** error lines of the logs, including those of a start after a kill */
  errors: string[]
}

type Options = Place & {
  kills: number
  /** users of the site, and how many of them have a video that receives comments */
  members?: number
  videos?: number
  /** maximum number of acknowledged writes before each kill */
  writesPerKill?: number
  onKill?: (kill: number, ledger: Ledger) => void
}

/** Two video files: one of some kilobytes, one of 30 MB that takes a while to upload. */
async function makeFiles(): Promise<Pick<World, 'videoFiles' | 'picture'>> {
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

const errorLines = (stderr: string): string[] => stderr.split('\n').filter((line) => /"level":[56]0/.test(line))

const contentsSchema = z.array(z.object({ uuid: z.string(), media: z.object({ state: z.string() }) }))
/** Enough time for some small video files, also on a busy machine. */
const conversionMs = 1_800_000

/** Waits until no upload is in progress. @returns those without a successful conversion */
async function untilConverted(url: string, token: string, ids: readonly string[]): Promise<string[]> {
  const giveUp = Date.now() + conversionMs
  for (;;) {
    const states = new Map<string, string>()
    for (let from = 0; from < ids.length; from += 100) {
      const asked = ids.slice(from, from + 100).join(',')
      const response = await fetch(`${url}/api/contents?ids=${asked}&limit=100`, { headers: { authorization: `Bearer ${token}` } })
      for (const { uuid, media } of contentsSchema.parse(await response.json())) states.set(uuid, media.state)
    }
    // A content whose upload was interrupted waits for its file.
    const open = [...states].filter(([, state]) => state !== 'complete' && state !== 'awaitingFile')
    if (open.every(([, state]) => state === 'failed') || Date.now() > giveUp) return open.map(([uuid, state]) => `${uuid} ${state}`)
    await pause(500)
  }
}

/** The settings of this site. */
type Place = { dataDir: string; url: string | undefined }

async function judge({ dataDir, url }: Place, ledger: Ledger): Promise<Pick<KillReport, 'writes' | 'files' | 'counters'>> {
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
 * Kills the server's process repeatedly while clients write, restarts it each time, and finally compares the acknowledged writes with the
 * stored ones.
 */
export async function killRounds({ kills, members = 12, videos = 6, writesPerKill = 150, onKill, ...place }: Options): Promise<KillReport> {
  const env = { ROLES: 'api,worker', LOG_LEVEL: 'error', ...(place.url !== undefined && { DATABASE_URL: place.url }) }
  const ledger = new Ledger()
  const errors: string[] = []
  const start = () => startLucarne(place.dataDir, env)
  let running: RunningLucarne = await start()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const code = await running.stop(signal)
    errors.push(...errorLines(running.output().stderr))
    if (signal === 'SIGTERM' && code !== 0) errors.push(`the process ended with ${code}`)
  }
  try {
    const people = await Promise.all(Array.from({ length: members }, (_, index) => settle(running.url, index)))
    const published: string[] = []
    for (const [index, person] of people.slice(0, videos).entries()) published.push(await publish(running.url, person, `Vidéo ${index}`))
    const load = new Load(ledger, { members: people, videos: published, ...(await makeFiles()) })
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = ledger.more(randomInt(1, writesPerKill))
      const loaded = load.run(running.url)
      await Promise.race([enough, loaded])
      await end('SIGKILL')
      await loaded
      onKill?.(kill, ledger)
      running = await start()
    }
    // Once more without a kill: interrupted writes are sent again, and conversions finish.
    const enough = ledger.more(10)
    const loaded = load.run(running.url)
    await Promise.race([enough, loaded])
    load.stop()
    await loaded
    const uploads = ledger.of('upload').map(({ id }) => id)
    const unconverted = await untilConverted(running.url, people[0]?.token ?? '', uploads)
    await end('SIGTERM')
    return { kills, unconverted, errors, unexpected: ledger.unexpected, ...(await judge(place, ledger)) }
  } finally {
    await running.stop('SIGKILL')
  }
}
