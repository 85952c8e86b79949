import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ClientProgram = 'pg_dump' | 'pg_restore'

/** The programs say little: with a site's whole schema, a few kilobytes. */
const maxBuffer = 16 * 1024 * 1024

/** Where Debian installs the programs of each version. */
const debianFolder = '/usr/lib/postgresql'

function usualFolders(): string[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...versions.map((version) => join(debianFolder, version, 'bin')), ...onPath]
}

async function majorOf(path: string): Promise<number> {
  const said = await run(path, ['--version']).catch(() => ({ stdout: '' }))
  return Number(/\(PostgreSQL\) (\d+)/.exec(said.stdout)?.[1] ?? 0)
}

/**
 * From this version on, pg_restore says `SET transaction_timeout`, which earlier servers reject, and what pg_dump writes cannot be read by
 * earlier programs.
 */
const timeoutMajor = 17

export type Program = { path: string; major: number }

/** Returns the versions of a program that are installed, the oldest first. */
async function installed(name: ClientProgram, folders: readonly string[]): Promise<Program[]> {
  const paths = folders.map((folder) => join(folder, name)).filter((path) => existsSync(path))
  const programs = await Promise.all(paths.map(async (path) => ({ path, major: await majorOf(path) })))
  return programs.filter(({ major }) => major > 0).toSorted((a, b) => a.major - b.major)
}

/**
 * Finds the oldest version of a program of PostgreSQL's client that is not older than the server.
 * @param server major version of the server
 * @param options.dumpedBy major version of the pg_dump whose dump is read
 * @throws Error in French, which names the package to install
 */
export async function findProgram(
  name: ClientProgram,
  server: number,
  { dumpedBy = 0, folders = usualFolders() }: { dumpedBy?: number | undefined; folders?: readonly string[] } = {},
): Promise<Program> {
  if (server < timeoutMajor && dumpedBy >= timeoutMajor)
    throw new Error(
      `la base a été sauvegardée par pg_dump ${dumpedBy} : elle ne se remet que dans un serveur PostgreSQL ${timeoutMajor} ou plus récent`,
    )
  const least = Math.max(server, dumpedBy)
  const wish = `installez le paquet postgresql-client-${least}`
  const programs = await installed(name, folders)
  const fitting = programs.find(({ major }) => major >= least)
  const newest = programs.at(-1)
  if (!newest) throw new Error(`${name} manque : ${wish}`)
  if (newest.major < server) throw new Error(`${name} ${newest.major} est plus ancien que le serveur PostgreSQL ${server} : ${wish}`)
  if (!fitting) throw new Error(`${name} ${newest.major} est plus ancien que pg_dump ${dumpedBy}, qui a fait la sauvegarde : ${wish}`)
  if (server < timeoutMajor && fitting.major >= timeoutMajor)
    throw new Error(`${name} ${fitting.major} est trop récent pour le serveur PostgreSQL ${server} : ${wish}`)
  return fitting
}

/** What only node-postgres knows, in the words of PostgreSQL's own programs: both encrypt without asking for a known certificate. */
const sslModes: Readonly<Record<string, string>> = { 'no-verify': 'require' }

/**
 * Returns how PostgreSQL's programs reach a database. The password is in the environment, which other users of the machine cannot read, and
 * not among the arguments, which they can.
 */
function connectionOf(databaseUrl: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password) || url.searchParams.get('password')
  const mode = url.searchParams.get('sslmode')
  const asked = url.searchParams.get('ssl')
  url.password = ''
  for (const name of ['password', 'ssl', 'uselibpqcompat']) url.searchParams.delete(name)
  if (mode !== null && sslModes[mode] !== undefined) url.searchParams.set('sslmode', sslModes[mode])
  else if (mode === null && (asked === 'true' || asked === '1')) url.searchParams.set('sslmode', 'require')
  // libpq takes a plus sign for itself; URLSearchParams writes spaces as one.
  url.search = url.search.replaceAll('+', '%20')
  return { dbname: url.href, env: { ...process.env, PGAPPNAME: 'lucarne-backup', ...(password && { PGPASSWORD: password }) } }
}

/** @throws Error in French with the program's own last line */
export async function runProgram(path: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const { dbname, env } = connectionOf(databaseUrl)
  await run(path, [`--dbname=${dbname}`, '--no-password', ...args], { env, maxBuffer }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(said.split('\n').find((line) => /error|erreur/i.test(line)) ?? (said || String(error)), { cause: error })
  })
}

/** Returns pg_restore's list of the parts of a dump, one a line. */
export async function listDump(pgRestore: string, dump: string): Promise<string> {
  return (await run(pgRestore, ['--list', dump], { maxBuffer })).stdout
}
