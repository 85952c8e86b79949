import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findContent } from '../../../src/db/content/contents.ts'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { restore } from '../../../src/server/backup/restore.ts'
import { parseEnv } from '../../../src/server/env.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { openFolder } from '../../../src/storage/folder/folderStorage.ts'
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
    timeout: 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '', STORAGE_URL: '', ...env },
  })
  return { status, said: stdout + stderr }
}
/** Why the folder is not restored, in this process. */
async function refusalOf(folder: string): Promise<string> {
  const read = parseEnv({ DATA_DIR: place.dataDir })
  if (!read.ok) throw new Error(read.message)
  return restore(read.env, folder).then(
    () => 'restored',
    (error: Error) => error.message,
  )
}
/** A copy of hard links: only files that a test takes out of it (`ownFile`) may be changed. */
const linkedCopy = (from: string, to: string): void => {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) throw new Error(`${to} cannot be made`)
}
const ownFile = async (path: string): Promise<string> => {
  await copyFile(path, `${path}.own`)
  await rename(`${path}.own`, path)
  return path
}
const openSite = () => openDatabase({ dataDir: place.dataDir, log: silentLog })
/** A site with a content that has a file. */
async function site(): Promise<string> {
  const database = await openSite()
  const content = await addContent(database.db)
  await database.close()
  const storage = await openFolder({ dataDir: place.dataDir })
  const path = storage.tempPath('.webp')
  await writeFile(path, 'picture')
  await storage.adopt(path, `contents/${content}/poster.webp`)
  return content
}

const reseal = async (folder: string, fields: object): Promise<void> => {
  const path = await ownFile(join(folder, 'lucarne-backup.json'))
  const seal: object = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...seal, ...fields }))
}

describe('a backup', () => {
  it('restores a destroyed site exactly', { timeout: 300_000 }, async () => {
    const content = await site()
    const backup = join(elsewhere, 'monday')
    expect(run('backup', [backup])).toEqual({ status: 0, said: `Sauvegarde faite dans ${backup} : la base et 1 fichier.\n` })
    // What is written afterwards is not part of it.
    const later = await site()
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [backup])).toEqual({ status: 0, said: `Sauvegarde ${backup} remise en place : la base et 1 fichier.\n` })
    const database = await openSite()
    expect([(await findContent(database.db, content))?.title, await findContent(database.db, later)]).toEqual(['Titre', undefined])
    await addContent(database.db)
    await database.close()
    expect(await readFile(join(place.dataDir, 'storage', 'contents', content, 'poster.webp'), 'utf8')).toBe('picture')
    expect((await readdir(place.dataDir)).toSorted()).toEqual(['database', 'storage'])
    // The backup can be restored more than once.
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [backup]).status).toBe(0)
  })

  it('copies the files of another storage, with hard links where possible', async () => {
    const content = await site()
    const storage = join(elsewhere, 'videos', 'storage', 'contents', content)
    await mkdir(storage, { recursive: true })
    await writeFile(join(storage, 'video.mp4'), 'video')
    const at = { STORAGE_URL: `file://${elsewhere}/videos` }
    const backup = join(elsewhere, 'monday')
    expect(run('backup', [backup], at).status).toBe(0)
    expect((await stat(join(backup, 'storage', 'contents', content, 'video.mp4'))).nlink).toBe(2)
    await rm(join(elsewhere, 'videos'), { recursive: true })
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [backup], at).status).toBe(0)
    expect(await readFile(join(storage, 'video.mp4'), 'utf8')).toBe('video')
  })

  it.runIf(process.platform === 'linux')('is refused in a folder that takes none', { timeout: 180_000 }, async () => {
    await site()
    expect(run('backup', ['/proc/lucarne/monday'])).toEqual({
      status: 1,
      said: 'Lucarne : aucun dossier ne peut être créé dans /proc (ENOENT)\n',
    })
    expect(run('backup', [join(elsewhere, 'new', 'monday')]).status).toBe(0)
    expect((await stat(join(elsewhere, 'new'))).mode & 0o777).toBe(0o700)
  })

  it('is refused while the site runs, and leaves no file', async () => {
    const database = await openSite()
    const made = run('backup', [join(elsewhere, 'monday')])
    await database.close()
    expect(made).toEqual({ status: 1, said: expect.stringContaining('est déjà utilisé par Lucarne') })
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('never overwrites anything', async () => {
    await site()
    await writeFile(join(elsewhere, 'mine'), '')
    expect(run('backup', [elsewhere]).said).toContain('n’est pas vide')
    expect(run('backup', [join(elsewhere, 'monday')]).status).toBe(0)
    expect(run('restore', [join(elsewhere, 'monday')])).toEqual({ status: 1, said: expect.stringContaining('n’est pas vide') })
    expect(run('restore', [elsewhere]).said).toContain('n’est pas une sauvegarde complète')
  })

  it('keeps the empty folder that it is given, which may be a mount point', async () => {
    await site()
    const before = await stat(elsewhere)
    expect(run('backup', [elsewhere]).status).toBe(0)
    expect((await stat(elsewhere)).ino).toBe(before.ino)
    expect((await readdir(elsewhere)).toSorted()).toEqual(['database', 'lucarne-backup.files', 'lucarne-backup.json', 'storage'])
    await rm(place.dataDir, { recursive: true })
    expect(run('restore', [elsewhere]).status).toBe(0)
  })

  it('is refused where the folder of its files does not exist: its disk may not be mounted', async () => {
    await site()
    const videos = join(elsewhere, 'videos')
    expect(run('backup', [join(elsewhere, 'monday')], { STORAGE_URL: `file://${videos}` })).toEqual({
      status: 1,
      said: `Lucarne : le stockage ${videos}/storage n’existe pas : son disque est-il monté, STORAGE_URL nomme-t-il le bon ?\n`,
    })
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('can be read by its own account only, also in a folder that everybody can open', async () => {
    await site()
    await writeFile(join(place.dataDir, 'demo-accounts.json'), '[]')
    const target = join(elsewhere, 'monday')
    await mkdir(target, { mode: 0o755 })
    expect(run('backup', [target]).status).toBe(0)
    expect((await stat(target)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(target)) expect([name, (await stat(join(target, name))).mode & 0o077]).toEqual([name, 0])
  })

  it('that fails leaves no file, in a new folder or in an existing one', async () => {
    await site()
    const [videos, made, there] = [join(elsewhere, 'videos'), join(elsewhere, 'made'), join(elsewhere, 'there')]
    await mkdir(videos)
    await writeFile(join(videos, 'storage'), 'no folder')
    await mkdir(there)
    for (const folder of [made, there]) expect(run('backup', [folder], { STORAGE_URL: `file://${videos}` }).status).toBe(1)
    expect([(await readdir(elsewhere)).toSorted(), await readdir(there)]).toEqual([['there', 'videos'], []])
  })

  it('is never written into the site’s own folders, however the path is written', async () => {
    await site()
    const link = join(elsewhere, 'link')
    await symlink(place.dataDir, link)
    const at = { STORAGE_URL: `file://${elsewhere}/videos` }
    const taken = ['database', 'database/new/monday', 'storage', 'storage/monday', 'tmp/monday'].map((name) => join(place.dataDir, name))
    for (const folder of [...taken, join(link, 'storage', 'monday')])
      expect(run('backup', [folder])).toEqual({ status: 1, said: expect.stringMatching(/ est dans .*, qui sert au site/) })
    expect(run('backup', [join(elsewhere, 'videos', 'storage', 'monday')], at).said).toContain('qui sert au site')
    expect(run('backup', [join(place.dataDir, 'storage', 'monday')], at).said).toContain('qui sert au site')
    expect(run('backup', [join(elsewhere, 'videos')], at).said).toContain('qui sert au site')
    expect(await readdir(elsewhere)).toEqual(['link'])
    // A name that only begins like theirs is another folder.
    expect(run('backup', [join(place.dataDir, 'storage-monday')]).status).toBe(0)
  })

  it.each(['mine', 'mine/monday'])('is refused when the target is %s, or is a file', async (name) => {
    await site()
    await writeFile(join(elsewhere, 'mine'), '')
    const folder = join(elsewhere, name)
    expect(run('backup', [folder])).toEqual({
      status: 1,
      said: `Lucarne : ${folder} n’est pas un dossier, ou un fichier est sur son chemin\n`,
    })
  })

  it('with a missing part is not restored', { timeout: 300_000 }, async () => {
    const content = await site()
    const whole = join(elsewhere, 'whole')
    expect(run('backup', [whole]).status).toBe(0)
    await rm(place.dataDir, { recursive: true })
    const losses: Record<string, (folder: string) => Promise<void>> = {
      'the database': (folder) => rm(join(folder, 'database'), { recursive: true }),
      'the inside of the database': async (folder) => {
        await rm(join(folder, 'database'), { recursive: true })
        await mkdir(join(folder, 'database'))
      },
      'a file of the database': (folder) => rm(join(folder, 'database', 'PG_VERSION')),
      'the storage': (folder) => rm(join(folder, 'storage'), { recursive: true }),
      'a stored file': (folder) => rm(join(folder, 'storage', 'contents', content, 'poster.webp')),
      'the end of the seal': async (folder) => writeFile(await ownFile(join(folder, 'lucarne-backup.json')), '{"format":1,"madeAt":'),
      'a count of the seal': (folder) => reseal(folder, { files: undefined }),
    }
    for (const [what, lose] of Object.entries(losses)) {
      const folder = join(elsewhere, 'partial')
      linkedCopy(whole, folder)
      await lose(folder)
      expect([what, await refusalOf(folder)]).toEqual([
        what,
        expect.stringContaining(`${folder} n’est pas une sauvegarde complète de Lucarne`),
      ])
      await rm(folder, { recursive: true })
    }
    await reseal(whole, { format: 3 })
    expect(await refusalOf(whole)).toContain('vient d’une autre version')
  })

  it('of an earlier version, whose seal only has counts, is restored when the counts match', async () => {
    const content = await site()
    const backup = join(elsewhere, 'monday')
    expect(run('backup', [backup]).status).toBe(0)
    await rm(place.dataDir, { recursive: true })
    await rm(join(backup, 'lucarne-backup.files'))
    await reseal(backup, { listHash: undefined })
    await rename(join(backup, 'storage', 'contents', content), join(elsewhere, 'lost'))
    expect(run('restore', [backup])).toEqual({
      status: 1,
      said: `Lucarne : ${backup} n’est pas une sauvegarde complète de Lucarne\n`,
    })
    await rename(join(elsewhere, 'lost'), join(backup, 'storage', 'contents', content))
    // The first version counted only the rows of accounts and contents.
    await reseal(backup, { databaseFiles: undefined })
    expect(run('restore', [backup]).status).toBe(0)
  })

  it('with damaged files is not restored, and the error names the first of them', { timeout: 300_000 }, async () => {
    const content = await site()
    await writeFile(join(place.dataDir, 'demo-accounts.json'), '[]')
    const whole = join(elsewhere, 'whole')
    expect(run('backup', [whole]).status).toBe(0)
    await rm(place.dataDir, { recursive: true })
    const poster = `storage/contents/${content}/poster.webp`
    const log = (await readdir(join(whole, 'database', 'pg_wal'))).find((name) => /^[0-9A-F]{24}$/.test(name))
    const wal = `database/pg_wal/${log}`
    const { size } = await stat(join(whole, wal))
    const changeByte = async (path: string, at: number): Promise<void> => {
      await using file = await open(await ownFile(path), 'r+')
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at)
      await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at)
    }
    const damages: [what: string, damage: (folder: string) => Promise<void>][] = [
      [`${poster} est abîmé (0 au lieu de 7 octets)`, async (folder) => truncate(await ownFile(join(folder, poster)), 0)],
      [`${wal} est abîmé (8192 au lieu de ${size} octets)`, async (folder) => truncate(await ownFile(join(folder, wal)), 8192)],
      [`${wal} est abîmé`, (folder) => changeByte(join(folder, wal), size - 1)],
      ['database/PG_VERSION manque', (folder) => rm(join(folder, 'database/PG_VERSION'))],
      ['demo-accounts.json est abîmé', (folder) => changeByte(join(folder, 'demo-accounts.json'), 0)],
      ['lucarne-backup.files manque ou est abîmé', async (folder) => truncate(await ownFile(join(folder, 'lucarne-backup.files')), 200)],
      ['lucarne-backup.files manque ou est abîmé', (folder) => rm(join(folder, 'lucarne-backup.files'))],
    ]
    for (const [what, damage] of damages) {
      const folder = join(elsewhere, 'damaged')
      linkedCopy(whole, folder)
      await damage(folder)
      expect(await refusalOf(folder)).toBe(`${folder} n’est pas une sauvegarde complète de Lucarne : ${what}`)
      expect(existsSync(place.dataDir)).toBe(false)
      await rm(folder, { recursive: true })
    }
    for (const name of await readdir(join(whole, 'database', 'global'))) await truncate(join(whole, 'database', 'global', name), 0)
    expect(run('restore', [whole]).said).toMatch(/ : (database\/global\/\S+ est abîmé \(0 au lieu de \d+ octets\), ){5}et \d+ de plus\n$/)
  })

  it.each([
    ['no folder', [], {}, 'attendu : npm run backup -- dossier'],
    ['an empty folder', [' '], {}, 'n’est pas le chemin d’un dossier'],
    ['an option', ['--help'], {}, 'n’est pas le chemin d’un dossier'],
    ['a bucket', ['s3://seau/lundi'], {}, 'n’est pas le chemin d’un dossier'],
    ['a home that no shell has replaced', ['~/lundi'], {}, 'n’est pas le chemin d’un dossier'],
    ['a PostgreSQL that does not answer', ['/tmp/x'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'PostgreSQL ne répond pas'],
    ['no database', ['/tmp/x'], { DATA_DIR: '/nowhere' }, 'pas de base de données'],
  ])('of %s is refused with a one-line error', (_what, args, env, said) => {
    expect(run('backup', args, env)).toEqual({ status: 1, said: expect.stringMatching(new RegExp(`^Lucarne : .*${said}.*\n$`)) })
  })
})
