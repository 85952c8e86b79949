import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { isDiskFull } from '../../src/db/disk/fullDisk.ts'
import { openJobs } from '../../src/db/jobs/jobs.ts'
import { silentLog } from '../../src/shared/log.ts'
import { type PostgresCluster, startPostgresCluster } from '../support/postgresCluster.ts'
import { type SmallDisk, smallDisk } from '../support/smallDisk.ts'

const MB = 1024 * 1024
const disk = smallDisk(400)

/** Opens a database of the tested kind on the small disk while `work` runs. */
async function onSmallDisk(
  floorBytes: number,
  work: (place: { disk: SmallDisk; open: () => Promise<Database>; revive: () => Promise<void>; fatal: Error[] }) => Promise<void>,
) {
  if (!disk) throw new Error('no disk')
  const template = inject('databaseTemplate')
  const dataDir = join(disk.path, 'data')
  const fatal: Error[] = []
  let cluster: PostgresCluster | undefined
  if (template.kind === 'embedded') await cp(template.folder, join(dataDir, 'database'), { recursive: true })
  else cluster = await startPostgresCluster({ max_wal_size: '64MB', min_wal_size: '32MB', full_page_writes: 'on' }, disk.path)
  const opened: Database[] = []
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ dataDir, url: cluster?.url, floorBytes, log: silentLog, onFatal: (error) => fatal.push(error) })
    opened.push(database)
    return database
  }
  try {
    await (await openJobs(await open(), silentLog)).stop()
    await work({ disk, open: async () => opened[0] ?? open(), revive: async () => cluster?.revive(), fatal })
  } finally {
    for (const database of opened) await database.close()
    await cluster?.stop()
    disk.makeRoom()
  }
}

const block = 'x'.repeat(1000)
/** Writes rows until one is refused, or `most` are written. */
async function writeUntilRefused(database: Database, acknowledged: string[], most = 200_000): Promise<unknown> {
  for (let count = 0; count < most; count += 1) {
    const key = `row-${acknowledged.length}-${count}`
    try {
      await database.db
        .insertInto('settings')
        .values({ key, value: JSON.stringify(block) })
        .execute()
    } catch (error) {
      return error
    }
    acknowledged.push(key)
  }
  return undefined
}
const keysOf = async (database: Database): Promise<Set<string>> =>
  new Set((await database.db.selectFrom('settings').select('key').execute()).map(({ key }) => key))
const readiness = (database: Database): Promise<string> =>
  database.ready().then(
    () => 'ready',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
const noRoom = 'Il n’y a plus de place sur le disque de la base de données'

afterAll(() => disk?.remove())

// Skipped where the account may not mount a disk.
describe.skipIf(disk === null)('a database whose disk is filled by another program', () => {
  it('refuses writes in time, still reads, and writes again once there is room', async () => {
    await onSmallDisk(120 * MB, async ({ disk, open, fatal }) => {
      const database = await open()
      const acknowledged: string[] = []
      expect(await writeUntilRefused(database, acknowledged, 100)).toBeUndefined()
      disk.fill(55)
      await expect.poll(() => readiness(database)).toBe(noRoom)
      const refused = await writeUntilRefused(database, acknowledged)
      expect(isDiskFull(refused)).toBe(true)
      // A query that is declared as a read may write: PostgreSQL checks it.
      await expect(sql`select refresh_due_search(1)`.execute(database.db)).rejects.toSatisfy(isDiskFull)
      expect(await keysOf(database)).toEqual(new Set(acknowledged))
      expect(disk.freeMB()).toBeGreaterThan(50)
      expect(await database.hasRoom()).toBe(false)
      disk.makeRoom()
      await expect.poll(() => readiness(database)).toBe('ready')
      expect(await writeUntilRefused(database, acknowledged, 100)).toBeUndefined()
      expect(await keysOf(database)).toEqual(new Set(acknowledged))
      expect(fatal).toEqual([])
    })
  })

  it('loses nothing when no byte is left, and recovers without a manual restart', async () => {
    await onSmallDisk(0, async ({ disk, open, fatal }) => {
      const database = await open()
      const acknowledged: string[] = []
      expect(await writeUntilRefused(database, acknowledged, 100)).toBeUndefined()
      disk.fill(0)
      expect(isDiskFull(await writeUntilRefused(database, acknowledged))).toBe(true)
      await expect.poll(() => readiness(database)).toBe(noRoom)
      disk.makeRoom()
      await expect.poll(() => readiness(database), { timeout: 60_000 }).toBe('ready')
      expect(await writeUntilRefused(database, acknowledged, 100)).toBeUndefined()
      expect(await keysOf(database)).toEqual(new Set(acknowledged))
      expect(fatal).toEqual([])
    })
  })

  it('recovers when its engine was stopped in the middle of a write to its log', async () => {
    await onSmallDisk(0, async ({ disk, open, revive, fatal }) => {
      const database = await open()
      const acknowledged: string[] = []
      expect(await writeUntilRefused(database, acknowledged, 100)).toBeUndefined()
      // Less than the next segment of the log needs, and nothing but the log is written.
      disk.fill(10)
      const writeLog = async (): Promise<unknown> => {
        for (;;) {
          const error: unknown = await sql`select pg_logical_emit_message(true, 'test', ${'x'.repeat(200_000)}::text)`
            .execute(database.db)
            .then(
              () => undefined,
              (reason: unknown) => reason,
            )
          if (error !== undefined) return error
        }
      }
      expect(isDiskFull(await writeLog())).toBe(true)
      await expect.poll(() => readiness(database)).not.toBe('ready')
      expect(isDiskFull(await writeUntilRefused(database, acknowledged))).toBe(true)
      disk.makeRoom()
      // PostgreSQL's recovery needs room too, and its server exits without it: an operator restarts it. The embedded one restarts by
      // itself.
      await revive()
      await expect.poll(() => readiness(database), { timeout: 60_000 }).toBe('ready')
      expect(await writeUntilRefused(database, acknowledged, 100)).toBeUndefined()
      expect(await keysOf(database)).toEqual(new Set(acknowledged))
      expect(fatal).toEqual([])
    })
  })
})
