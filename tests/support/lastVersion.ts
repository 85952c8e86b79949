import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')

/**
 * The version before the current one, which serves beside it during an upgrade: 0.1.0, the last commit before what CHANGELOG.md lists under
 * «À venir». A release sets `commit` to the one that it releases, and `startsOnNewer` to true.
 */
export const lastVersion = {
  commit: 'f7ed1ff650d8116ad3cdf0537503b49056f402d8',
  /** 0.1.0 goes on with a schema that is migrated while it runs, and refuses to start on it. */
  startsOnNewer: false,
} as const

/** True in a clone without history, which cannot have the last version. */
export function isShallowClone(): boolean {
  return execFileSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root, encoding: 'utf8' }).trim() === 'true'
}

/**
 * Unpacks the sources of the last version, with today's packages.
 * @returns its server's entry
 * @throws Error where git does not have the commit
 */
export async function unpackLastVersion(): Promise<{ entry: string; remove: () => Promise<void> }> {
  const { commit } = lastVersion
  await promisify(execFile)('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).catch((error: unknown) => {
    throw new Error(`This clone does not have the last version (${commit}): git fetch --unshallow`, { cause: error })
  })
  const folder = await mkdtemp(join(tmpdir(), 'lucarne-last-'))
  const archive = spawn('git', ['archive', commit, 'src', 'package.json', 'schema.graphql'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const unpack = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] })
  archive.stdout.pipe(unpack.stdin)
  const codes = await Promise.all([archive, unpack].map((child) => once(child, 'close')))
  if (codes.some(([code]) => code !== 0)) throw new Error(`The sources of ${commit} cannot be unpacked`)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { entry: join(folder, 'src/server/main.ts'), remove: () => rm(folder, { recursive: true, force: true }) }
}
