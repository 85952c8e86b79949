import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '../../../src/db/connection/database.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { openForDump } from '../../../src/db/postgres/siteDump.ts'
import { openForRestore } from '../../../src/db/postgres/siteRestore.ts'
import { startList } from '../../../src/server/backup/fileList.ts'
import { saveRunningSite } from '../../../src/server/backup/runningSite.ts'
import { folderFiles, type SiteFiles } from '../../../src/server/backup/siteFiles.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { createDatabase } from '../../support/postgresDatabases.ts'
import { addContent } from '../../support/rows.ts'

let place: DatabasePlace
let database: Database
let folder: string
let content: string
beforeEach(async () => {
  place = await databasePlace()
  database = await openDatabase({ ...place, log: silentLog })
  folder = await mkdtemp(join(tmpdir(), 'lucarne-running-'))
  content = await addContent(database.db)
})
afterEach(async () => {
  await database.close()
  await place.remove()
  await rm(folder, { recursive: true, force: true })
})

const site = (key: string): string => join(folder, 'site', key)
const saved = (key: string): string => join(folder, 'saved', key)

/** Stores a thumbnail under a new key, then names it in the row, as the site does. @returns its key */
async function giveThumbnail(of = content): Promise<string> {
  const key = `contents/${of}/${randomUUID().replaceAll('-', '')}.webp`
  await mkdir(dirname(site(key)), { recursive: true })
  await writeFile(site(key), key)
  await database.db.updateTable('media').set({ thumbnail_key: key }).where('content_uuid', '=', of).execute()
  return key
}
async function replaceThumbnail(former: string, of = content): Promise<string> {
  const key = await giveThumbnail(of)
  await rm(site(former))
  return key
}

/** Stores a logo under a new key, then names it in the site's row. @returns its key */
async function replaceLogo(former: string | null): Promise<string> {
  const key = `logos/${randomUUID()}/${randomUUID().replaceAll('-', '')}.webp`
  await mkdir(dirname(site(key)), { recursive: true })
  await writeFile(site(key), key)
  const { numUpdatedRows } = await database.db.updateTable('site_settings').set({ logo_key: key }).executeTakeFirst()
  if (numUpdatedRows === 0n) await database.db.insertInto('site_settings').values({ name: 'Site', accent: 'lava', logo_key: key }).execute()
  if (former !== null) await rm(site(former))
  return key
}

/** The files of the site, where something happens each time before a first folder is listed. */
function filesWith(happens: (pass: number, first: string) => Promise<unknown>): SiteFiles {
  const files = folderFiles(join(folder, 'site'))
  const passes = new Map<string, number>()
  return {
    ...files,
    async *list(first) {
      passes.set(first, (passes.get(first) ?? 0) + 1)
      await happens(passes.get(first) ?? 0, first)
      yield* files.list(first)
    },
  }
}

/** Saves the site, and returns the thumbnails that the rows of the dump name. */
async function save(
  files: SiteFiles,
): Promise<{ logo: string | null | undefined; names: (string | null)[]; files: number; lost: string[]; listed: string[] }> {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') throw new Error('This file belongs to the project server-postgres')
  const dumped = await openForDump(String(place.url))
  await mkdir(join(folder, 'saved'))
  await using list = await startList(folder)
  const path = join(folder, 'database.dump')
  const { files: count, lost } = await saveRunningSite(dumped, files, { root: join(folder, 'saved'), list, onBytes: () => undefined }, path)
  await list.finish()
  const listed = (await readFile(join(folder, 'lucarne-backup.files'), 'utf8')).trim().split('\n')
  const empty = await createDatabase(template.url)
  const target = await openForRestore(empty.url, path)
  await target.restore()
  await target[Symbol.asyncDispose]()
  const restored = await openDatabase({ dataDir: '', url: empty.url, log: silentLog })
  const rows = await restored.db.selectFrom('media').select('thumbnail_key').orderBy('content_uuid').execute()
  const settings = await restored.db.selectFrom('site_settings').select('logo_key').executeTakeFirst()
  await restored.close()
  await empty.drop()
  return {
    logo: settings?.logo_key,
    names: rows.map((row) => row.thumbnail_key),
    files: count,
    lost,
    listed: listed.map((line) => String(JSON.parse(line)[0])),
  }
}

describe('a backup of a running site', () => {
  it('has the file that the dump names and the site removes while what is new is copied', async () => {
    const former = await giveThumbnail()
    const made = await save(filesWith(async (pass, first) => pass === 2 && first === 'originals' && replaceThumbnail(former)))
    expect(made).toMatchObject({ names: [former], lost: [] })
    expect(await readFile(saved(former), 'utf8')).toBe(former)
  })

  it('has the file of a row that was written while files were copied', async () => {
    let key = ''
    const made = await save(
      filesWith(async (pass, first) => {
        if (pass === 1 && first === 'files') key = await giveThumbnail()
      }),
    )
    expect(made).toMatchObject({ names: [key], files: 1, lost: [] })
    expect(await readFile(saved(key), 'utf8')).toBe(key)
  })

  it('dumps a later state where a file came and went while files were copied', async () => {
    let [early, late] = ['', '']
    const made = await save(
      filesWith(async (pass, first) => {
        if (pass === 1 && first === 'files') early = await giveThumbnail()
        if (pass === 2 && first === 'originals') late = await replaceThumbnail(early)
      }),
    )
    expect(made).toMatchObject({ names: [late], files: 1, lost: [] })
    expect([existsSync(saved(early)), await readFile(saved(late), 'utf8')]).toEqual([false, late])
  })

  it('does not have files that left the site before the dump: former addresses of a video that became private', async () => {
    const former = await giveThumbnail()
    let key = ''
    const made = await save(
      filesWith(async (pass, first) => {
        if (pass === 1 && first === 'files') key = await replaceThumbnail(former)
      }),
    )
    expect(made).toMatchObject({ names: [key], files: 1, lost: [], listed: [`storage/${key}`] })
    expect([existsSync(saved(former)), existsSync(saved(key))]).toEqual([false, true])
  })

  it('is made although the site has lost a file, and names it', async () => {
    const key = await giveThumbnail()
    const other = await giveThumbnail(await addContent(database.db))
    await rm(site(key))
    expect(await save(folderFiles(join(folder, 'site')))).toMatchObject({ files: 1, lost: [key], listed: [`storage/${other}`] })
  })

  it.each([
    {
      what: 'the files of a video that is changed',
      replace: (former: string | null) => (former === null ? giveThumbnail() : replaceThumbnail(former)),
    },
    { what: 'the logo of a site, which is replaced', replace: replaceLogo },
  ])('lets a change wait while it copies $what in every pass', async ({ replace }) => {
    let key = await replace(null)
    let [begun, done] = [0, 0]
    const change = async (): Promise<void> => {
      begun += 1
      key = await replace(key)
      done += 1
    }
    const isWaiting = async (): Promise<void> =>
      vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database.db,
        )
        expect(rows).toHaveLength(1)
      })
    let waiting: Promise<void> = Promise.resolve()
    const made = await save(
      filesWith(async (pass, first) => {
        if (begun > done || (first !== 'files' && (first !== 'originals' || pass === 1))) return
        waiting = change()
        await Promise.race([waiting, isWaiting()])
      }),
    )
    await waiting
    expect(done).toBeGreaterThan(6)
    expect(made.lost).toEqual([])
    // The change that waited stores its new file before it names it.
    const named = made.names[0] ?? made.logo
    expect(made.listed.toSorted()).toEqual([`storage/${named}`, `storage/${key}`].toSorted())
    expect(existsSync(saved(String(named)))).toBe(true)
  })

  it('is given up where the site replaces the files of another video in every pass', async () => {
    let last = { key: await giveThumbnail(), content }
    const made = save(
      filesWith(async (pass, first) => {
        if (first === 'originals' && pass > 1) await replaceThumbnail(last.key, last.content)
        if (first !== 'files') return
        const added = await addContent(database.db)
        last = { key: await giveThumbnail(added), content: added }
      }),
    )
    await expect(made).rejects.toThrow('le site change trop vite')
  })
})

it('reads the keys of a site of an earlier version, which has no column of a logo', async () => {
  const thumbnail = await giveThumbnail()
  await replaceLogo(null)
  await sql`alter table site_settings drop column logo_key`.execute(database.db)
  const dumped = await openForDump(String(place.url))
  expect([...(await dumped.keys())]).toEqual([thumbnail])
})
