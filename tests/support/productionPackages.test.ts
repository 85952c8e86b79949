import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** Matches imports and re-exports of values: Node strips those of types alone. */
const importPattern = /(?:^(?:import(?! type\b)|export(?! type\b)(?= [^\n]* from '))[^'"`;=]*?|\bimport\()'([^']+)'/gm
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Returns the packages that these files import, themselves or through others. */
function packagesOf(files: readonly string[]): Set<string> {
  const packages = new Set<string>()
  const seen = new Set<string>()
  function visit(file: string): void {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier))
      else if (!isBuiltin(specifier)) packages.add(packageOf(specifier))
    }
  }
  for (const file of files) visit(join(root, file))
  return packages
}

it('an install without development packages serves a built site', () => {
  const used = packagesOf(['scripts/start.ts', 'scripts/backup.ts', 'scripts/restore.ts'])
  expect([...used]).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', 'zod']))
  // It builds the site, and is loaded only where there is no build yet.
  expect([...used].filter((name) => !(name in dependencies))).toEqual(['vite'])
})
