import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findContent } from '../../../src/db/contents.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openStorage } from '../../../src/storage/storage.ts'
import { type DatabasePlace, databasePlace } from '../../support/database.ts'
import { addContent } from '../../support/rows.ts'

let place: DatabasePlace
let elsewhere: string
beforeEach(async () => {
  place = await databasePlace()
  elsewhere = await mkdtemp(join(tmpdir(), 'lucarne-backup-'))
})
afterEach(async () => {
  await place.remove()
  await rm(elsewhere, { recursive: true, force: true })
})

const run = (command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '', STORAGE_URL: '', ...env },
  })
  return { status, said: stdout + stderr }
}
const open = () => openDatabase({ dataDir: place.dataDir, log: silentLog })
/** A site with a content that has a file. */
async function site(): Promise<string> {
  const database = await open()
  const content = await addContent(database.db)
  await database.close()
  const storage = await openStorage({ dataDir: place.dataDir })
  const path = storage.tempPath('.webp')
  await writeFile(path, 'picture')
  await storage.adopt(path, `contents/${content}/poster.webp`)
  return content
}

describe('a backup', () => {
  it('brings back a site that was destroyed, as it was', { timeout: 300_000 }, async () => {
    const content = await site()
    const backup = join(elsewhere, 'monday')
    expect(run('backup', [backup])).toEqual({ status: 0, said: `Sauvegarde faite dans ${backup} : la base et 1 fichiers.\n` })
    // What happens afterwards is not in it.
    const later = await site()
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [backup])).toEqual({ status: 0, said: `Sauvegarde ${backup} remise en place : la base et 1 fichiers.\n` })
    const database = await open()
    expect([(await findContent(database.db, content))?.title, await findContent(database.db, later)]).toEqual(['Titre', undefined])
    await addContent(database.db)
    await database.close()
    expect(await readFile(join(place.dataDir, 'storage', 'contents', content, 'poster.webp'), 'utf8')).toBe('picture')
    expect((await readdir(place.dataDir)).toSorted()).toEqual(['database', 'storage'])
    // The backup is still whole, for another time.
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [backup]).status).toBe(0)
  })

  it('keeps the files of another storage, by a second name where that can be', async () => {
    const content = await site()
    const storage = join(elsewhere, 'films', 'storage', 'contents', content)
    await mkdir(storage, { recursive: true })
    await writeFile(join(storage, 'film.mp4'), 'film')
    const at = { STORAGE_URL: `file://${elsewhere}/films` }
    const backup = join(elsewhere, 'monday')
    expect(run('backup', [backup], at).status).toBe(0)
    expect((await stat(join(backup, 'storage', 'contents', content, 'film.mp4'))).nlink).toBe(2)
    await rm(join(elsewhere, 'films'), { recursive: true })
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [backup], at).status).toBe(0)
    expect(await readFile(join(storage, 'film.mp4'), 'utf8')).toBe('film')
  })

  it('is refused while the site runs, and leaves nothing', async () => {
    const database = await open()
    const made = run('backup', [join(elsewhere, 'monday')])
    await database.close()
    expect(made).toEqual({ status: 1, said: expect.stringContaining('est déjà utilisé par Lucarne') })
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('never takes the place of anything', async () => {
    await site()
    await writeFile(join(elsewhere, 'mine'), '')
    expect(run('backup', [elsewhere]).said).toContain('n’est pas vide')
    expect(run('backup', [join(elsewhere, 'monday')]).status).toBe(0)
    expect(run('restore', [join(elsewhere, 'monday')])).toEqual({ status: 1, said: expect.stringContaining('n’est pas vide') })
    expect(run('restore', [elsewhere]).said).toContain('n’est pas une sauvegarde complète')
  })

  it.each([
    ['no folder', [], {}, 'attendu : npm run backup -- dossier'],
    ['PostgreSQL', ['/tmp/x'], { DATABASE_URL: 'postgres://localhost/x' }, 'pg_dump'],
    ['no database', ['/tmp/x'], { DATA_DIR: '/nowhere' }, 'pas de base de données'],
  ])('of %s is refused in one line', (_what, args, env, said) => {
    expect(run('backup', args, env)).toEqual({ status: 1, said: expect.stringMatching(new RegExp(`^Lucarne : .*${said}.*\n$`)) })
  })
})
