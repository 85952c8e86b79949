import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { webRoot } from '../../src/server/web.ts'

const names = z.array(z.string()).default([])
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: names, dynamicImports: names, css: names }))

/**
 * Returns the files that were built of a source: names of built files are hashes.
 * @throws Error when the web app is not built, or has no chunk of this source
 */
export function builtFiles(source: string): { file: string; imports: string[]; dynamicImports: string[]; css: string[] } {
  const built = manifestSchema.parse(JSON.parse(readFileSync(join(webRoot, '.vite', 'manifest.json'), 'utf8')))[source]
  if (!built) throw new Error(`${source} is not built`)
  return built
}

/** Returns the sources and chunks that a source may ever load, itself included. */
export function everLoaded(source: string, found = new Set<string>()): Set<string> {
  if (found.has(source)) return found
  found.add(source)
  const { imports, dynamicImports } = builtFiles(source)
  for (const each of [...imports, ...dynamicImports]) everLoaded(each, found)
  return found
}
