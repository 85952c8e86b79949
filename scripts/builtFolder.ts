import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const marker = '.sources'

/** Returns a fingerprint of files and their paths. It hashes contents, not dates, because a clone does not keep dates. */
export function fingerprintOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .toSorted()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** True when a folder holds a build of exactly these sources. */
export function isBuiltFrom(folder: string, fingerprint: string): boolean {
  const path = join(folder, marker)
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint
}

/**
 * Builds in a temporary folder and renames it into place, so that another process never sees half of the build. Of two processes that build
 * the same sources, the first to end wins.
 * @param build fills an empty folder
 */
export async function buildFolder(folder: string, fingerprint: string, build: (aside: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  const aside = mkdtempSync(`${folder}.`)
  try {
    const [built, before] = [join(aside, 'new'), join(aside, 'before')]
    await build(built)
    writeFileSync(join(built, marker), fingerprint)
    if (isBuiltFrom(folder, fingerprint)) return
    if (existsSync(folder)) renameSync(folder, before)
    renameSync(built, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
