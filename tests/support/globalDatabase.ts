import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { DurableFiles } from '../../src/db/embedded/durableFiles.ts'
import { embeddedDatabase } from '../../src/db/embedded/embeddedDatabase.ts'
import { engineInThread, openPglite } from '../../src/db/embedded/pgliteEngine.ts'
import { openJobs } from '../../src/db/jobs/jobs.ts'
import { silentLog } from '../../src/shared/log.ts'
import { type PostgresCluster, startPostgresCluster } from './postgresCluster.ts'
import { createDatabase } from './postgresDatabases.ts'

/** Where the tests of a project find a migrated database to copy. */
export type DatabaseTemplate = { kind: 'embedded'; tarball: string; folder: string } | { kind: 'postgres'; url: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/** Vitest's global set-up of the projects that need a database; TEST_DATABASE selects its kind. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.config.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('databaseTemplate', { kind: 'embedded', ...(await embeddedTemplate()) })
    return undefined
  }
  const given = process.env['TEST_DATABASE_URL']
  const cluster: Pick<PostgresCluster, 'url' | 'stop'> =
    given === undefined ? await startPostgresCluster() : { url: given, stop: async () => undefined }
  const template = await createDatabase(cluster.url)
  const database = await openDatabase({ dataDir: '', url: template.url, log: silentLog })
  await (await openJobs(database, silentLog)).stop()
  await database.close()
  project.provide('databaseTemplate', { kind: 'postgres', url: cluster.url, database: template.name })
  return () => template.drop().finally(cluster.stop)
}

/** A migrated data folder, as a folder and as a tarball, created once per state of the files that it depends on. */
async function embeddedTemplate(): Promise<{ tarball: string; folder: string }> {
  const made = join(tmpdir(), 'lucarne-tests', await templateHash())
  const paths = (root: string) => ({ tarball: join(root, 'template.tar'), folder: join(root, 'template') })
  if (existsSync(made)) return paths(made)
  const unfinished = `${made}.${process.pid}`
  const { tarball, folder } = paths(unfinished)
  await mkdir(unfinished, { recursive: true })
  const pglite = await openPglite({ fs: new DurableFiles(folder) })
  const database = await embeddedDatabase(engineInThread(pglite), silentLog)
  await (await openJobs(database, silentLog)).stop()
  const dump = await pglite.dumpDataDir('none')
  await writeFile(tarball, new Uint8Array(await dump.arrayBuffer()))
  await database.close()
  // A concurrent run may have created it first: its template is the same.
  await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true }))
  return paths(made)
}

async function templateHash(): Promise<string> {
  const root = new URL('../../', import.meta.url)
  const migrations = (await readdir(new URL('src/db/schema/migrations/', root)))
    .toSorted()
    .map((name) => `src/db/schema/migrations/${name}`)
  const packages = ['node_modules/@electric-sql/pglite/package.json', 'node_modules/pg-boss/package.json']
  const hash = createHash('sha256')
  for (const path of ['src/db/schema/migrations.ts', ...migrations, 'src/db/jobs/queues.ts', 'src/db/jobs/install.ts', ...packages]) {
    hash.update(path).update(await readFile(new URL(path, root)))
  }
  return hash.digest('hex').slice(0, 16)
}
