import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { importedFiles } from './importGraph.ts'

const root = join(import.meta.dirname, '..', '..')
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

it('an install without development packages can serve a built site', () => {
  const entries = ['scripts/start.ts', 'src/server/run.ts', 'scripts/backup.ts', 'scripts/restore.ts', 'scripts/storage.ts'].map((path) =>
    join(root, path),
  )
  const specifiers = importedFiles(entries).flatMap(({ packages }) => packages)
  const used = new Set(specifiers.filter((specifier) => !isBuiltin(specifier)).map(packageOf))
  expect([...used]).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'zod']))
  // They build the site, and are imported only when there is no build yet.
  expect([...used].filter((name) => !(name in dependencies)).toSorted()).toEqual(['rolldown', 'vite'])
})

it('all packages together take at most 500 MB, in blocks of 4 kB', () => {
  const packages = join(root, 'node_modules')
  // Caches are not part of `npm ci`.
  const installed = readdirSync(packages).filter((name) => !name.startsWith('.'))
  const bytes = installed
    .flatMap((name) => readdirSync(join(packages, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + Math.ceil(statSync(join(parentPath, name)).size / 4096) * 4096, 0)
  expect(bytes / 2 ** 20).toBeLessThan(500)
  expect(bytes / 2 ** 20).toBeGreaterThan(300)
})
