import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { errorMessage } from '../connection/errorMessage.ts'
import { findProgram, listDump, runProgram } from './clientPrograms.ts'
import { connect, holds, majorOf } from './siteConnection.ts'

/** An empty database that nobody else restores into until it is disposed of. */
export type EmptyDatabase = AsyncDisposable & {
  /** Restores the dump, all of it or nothing. @throws Error in French, also when the database is not empty any more */
  restore(): Promise<void>
}

// Extensions may be there already, where only a superuser may create them.
const hasTables = `exists (
  select from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%' and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend as d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'))`

const lock = `pg_try_advisory_lock(hashtext('lucarne-restore'))`

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

async function mustBeEmpty(client: Client, url: string): Promise<void> {
  if (await holds(client, hasTables)) throw new Error(`la base PostgreSQL ${nameOf(url)} n’est pas vide`)
}

/** Opens a connection that holds the lock of restores. @throws Error in French when another one does, or when the database is not empty */
async function lockEmpty(url: string): Promise<Client> {
  const client = await connect(url)
  try {
    if (!(await holds(client, lock))) throw new Error(`une autre restauration est en cours dans la base PostgreSQL ${nameOf(url)}`)
    await mustBeEmpty(client, url)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * This function has a parameter of pg_trgm's, which only a superuser may set as long as the extension's library is not loaded. Its indexes
 * load it, and so does creating the extension, but not where it is there already.
 */
const isSetByTrigrams = (entry: string): boolean => / FUNCTION public similar_words\(/.test(entry)

/** Writes the list of what is restored, in this order. @returns its path */
async function writeOrder(folder: string, pgRestore: string, dump: string): Promise<string> {
  const entries = (await listDump(pgRestore, dump)).split('\n')
  const path = join(folder, 'order')
  await writeFile(path, [...entries.filter((entry) => !isSetByTrigrams(entry)), ...entries.filter(isSetByTrigrams)].join('\n'))
  return path
}

/**
 * Prepares the restore of a dump.
 * @param dump its path
 * @param dumpedBy major version of the pg_dump that wrote it, if that is known
 * @throws Error in French when the database is not empty or does not answer, and when pg_restore is missing or cannot read the dump
 */
export async function openForRestore(url: string, dump: string, dumpedBy?: number): Promise<EmptyDatabase> {
  let client = await lockEmpty(url)
  try {
    const { path } = await findProgram('pg_restore', await majorOf(client), { dumpedBy })
    const run = async (list: string): Promise<void> => {
      // The comments are those of extensions, which only their owner may write.
      const how = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction', '--exit-on-error']
      await runProgram(path, url, [...how, `--use-list=${list}`, dump]).catch((error: unknown) => {
        throw new Error(`pg_restore a échoué, la base est restée vide : ${errorMessage(error)}`, { cause: error })
      })
    }
    // Restores none of the dump's parts: what keeps the program from the dump or the database shows before hours of copying.
    await run(devNull)
    return {
      async restore() {
        // The connection, and the lock with it, may have been lost meanwhile.
        if (await holds(client, 'true').catch(() => false)) await mustBeEmpty(client, url)
        else client = await lockEmpty(url)
        const folder = await mkdtemp(join(tmpdir(), 'lucarne-restore-'))
        await writeOrder(folder, path, dump)
          .then((order) => run(order))
          .finally(() => rm(folder, { recursive: true, force: true }))
      },
      [Symbol.asyncDispose]: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
