import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { draw, isWhole } from './draw.ts'

/** They start processes, kill them, fill disks or convert videos: each takes many seconds. */
const slow = [
  'tests/server/*/**',
  'tests/server/kills.test.ts',
  'tests/{worker,storage}/**',
  'tests/db/embedded/**',
  'tests/api/{media,fuzz}/**',
  'tests/api/{fullDisk,uploadBounds}.test.ts',
]
/** It builds the image of Containerfile, for a quarter of an hour. */
const imageTest = 'tests/server/embedded/image.test.ts'
/** A migration or a statement may be right on one database alone: these run on both. */
const onBoth = 'tests/db/**'
/** Their results do not depend on the database: the embedded one itself, processes that are started on it, and ffmpeg. */
const embeddedOnly = 'tests/**/{embedded,media}/**'
const postgresOnly = 'tests/db/postgres/**'

/**
 * Returns the test files of the server that this run takes, by the database that they are tested on. A run of a part tests each file on one
 * of the two, and draws from those that are slow.
 */
export function serverFiles(hasPostgres: boolean): { embedded: string[]; postgres: string[] } {
  const isWithin = (path: string, patterns: readonly string[]): boolean => patterns.some((pattern) => matchesGlob(path, pattern))
  const all = globSync('tests/{db,storage,api,gateway,worker,server}/**/*.test.ts', { cwd: join(import.meta.dirname, '..', '..') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isWhole() || path !== imageTest)
  const drawnSlow = new Set(
    draw(
      all.filter((path) => isWithin(path, slow)),
      0.4,
      (path) => path,
    ),
  )
  const taken = all.filter((path) => !isWithin(path, slow) || drawnSlow.has(path))
  const ofPostgres = hasPostgres ? taken.filter((path) => !isWithin(path, [embeddedOnly])) : []
  const shared = ofPostgres.filter((path) => isWithin(path, [onBoth]))
  const drawn = draw(
    ofPostgres.filter((path) => !isWithin(path, [onBoth])),
    0.25,
    (path) => path,
  )
  const moved = new Set(isWhole() ? [] : drawn)
  return {
    embedded: taken.filter((path) => !isWithin(path, [postgresOnly]) && !moved.has(path)),
    postgres: [...shared, ...drawn],
  }
}
