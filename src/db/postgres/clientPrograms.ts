import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ClientProgram = 'pg_dump' | 'pg_restore'

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
 * Finds the newest version of a program of PostgreSQL's client.
 * @param server major version of the server, which a program must not be older than
 * @throws Error in French, which names the package to install
 */
export async function findProgram(name: ClientProgram, server: number, folders: readonly string[] = usualFolders()): Promise<string> {
  let newest = { path: '', major: 0 }
  for (const path of folders.map((folder) => join(folder, name)).filter((path) => existsSync(path))) {
    const major = await majorOf(path)
    if (major > newest.major) newest = { path, major }
  }
  if (newest.major === 0) throw new Error(`${name} manque : installez le paquet postgresql-client-${server}`)
  if (newest.major < server)
    throw new Error(
      `${name} ${newest.major} est plus ancien que le serveur PostgreSQL ${server} : installez le paquet postgresql-client-${server}`,
    )
  return newest.path
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
  for (const name of ['password', 'ssl']) url.searchParams.delete(name)
  if (mode !== null && sslModes[mode] !== undefined) url.searchParams.set('sslmode', sslModes[mode])
  else if (mode === null && (asked === 'true' || asked === '1')) url.searchParams.set('sslmode', 'require')
  return { dbname: url.href, env: { ...process.env, PGAPPNAME: 'lucarne-backup', ...(password && { PGPASSWORD: password }) } }
}

/** @throws Error in French with the program's own last line */
export async function runProgram(path: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const { dbname, env } = connectionOf(databaseUrl)
  // Its messages are few: with a site's whole schema, a few kilobytes at most.
  await run(path, [`--dbname=${dbname}`, '--no-password', ...args], { env, maxBuffer: 16 * 1024 * 1024 }).catch((error: unknown) => {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(said.split('\n').find((line) => /error|erreur/i.test(line)) ?? (said || String(error)), { cause: error })
  })
}
