import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '../../../src/server/backup/backup.ts'
import type { Place } from '../../../src/server/backup/place.ts'
import { execute } from '../../support/postgresDatabases.ts'
import { refusal, type SavedSite, savedSite } from '../../support/savedSite.ts'

let saved: SavedSite
let storage: string
let target: string
beforeEach(async () => {
  saved = await savedSite()
  storage = join(saved.place.dataDir, 'storage')
  target = join(saved.folder, 'monday')
})
afterEach(() => saved[Symbol.asyncDispose]())

const question = 'STORAGE_URL nomme-t-il le bon, son disque est-il monté ?'
const setMark = (mark: string): Promise<void> =>
  execute(saved.place.databaseUrl, `insert into settings (key, value) values ('storage.site', '"${mark}"')`)

const run = (command: 'backup' | 'restore', { dataDir, databaseUrl }: Place) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, target], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, STORAGE_URL: '' },
  })
  return { status, stdout, stderr }
}

describe('a backup of a site on PostgreSQL is refused', () => {
  afterEach(async () => expect(await readdir(saved.folder)).toEqual([]))

  it('where the folder of its files does not exist', async () => {
    await rename(storage, `${storage}.away`)
    expect(await refusal(backUp(saved.place, target))).toBe(
      `le stockage ${storage} n’existe pas : son disque est-il monté, STORAGE_URL nomme-t-il le bon ?`,
    )
  })

  it('where the storage does not bear the mark that the database knows', async () => {
    await setMark('mine')
    expect(await refusal(backUp(saved.place, target))).toBe(
      `le stockage ${storage} n’a pas la marque de ce site (fichier «\u202fsite\u202f») : ${question}`,
    )
  })

  it('where the storage bears the mark of another database', async () => {
    await writeFile(join(storage, 'site'), 'theirs')
    const said = `le stockage ${storage} a la marque d’un autre site : ${question}`
    expect(await refusal(backUp(saved.place, target))).toBe(said)
    await setMark('mine')
    expect(await refusal(backUp(saved.place, target))).toBe(said)
  })
})

describe('a backup of a site on PostgreSQL', () => {
  it('has the mark that both agree on', async () => {
    await writeFile(join(storage, 'site'), 'mine')
    await setMark('mine')
    expect(await backUp(saved.place, target)).toEqual({ files: 3, lost: [] })
  })

  it('that lacks files which the site has lost says so by its exit code, in its seal, and once more when it is restored', async () => {
    const [lost] = saved.keys
    await rm(join(storage, String(lost)))
    expect(run('backup', saved.place)).toEqual({
      status: 66,
      stdout: `Sauvegarde faite dans ${target} : la base et 1 fichier.\n`,
      stderr: `Attention : la base nomme 1 fichier que le site n’a plus et que la sauvegarde n’a donc pas : ${lost}\n`,
    })
    expect(JSON.parse(await readFile(join(target, 'lucarne-backup.json'), 'utf8'))).toMatchObject({ files: 1, lost: 1 })
    expect(run('restore', await saved.newPlace())).toEqual({
      status: 0,
      stdout: `Sauvegarde ${target} remise en place : la base et 1 fichier.\n`,
      stderr: 'Attention : la base nomme 1 fichier que le site n’avait déjà plus quand il a été sauvegardé\n',
    })
  })

  it('can be read by its own account only, also in a folder that everybody can open', async () => {
    await writeFile(join(saved.place.dataDir, 'demo-accounts.json'), '[]')
    await mkdir(target)
    await chmod(target, 0o755)
    await backUp(saved.place, target)
    const names = (await readdir(target)).toSorted()
    expect(names).toEqual(['database.dump', 'demo-accounts.json', 'lucarne-backup.files', 'lucarne-backup.json', 'storage'])
    for (const name of names) expect([name, (await stat(join(target, name))).mode & 0o077]).toEqual([name, 0])
  })
})
