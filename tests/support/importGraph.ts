import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Matches imports and re-exports of values (not of types only), and dynamic imports. */
const importPattern = /(?:^(?:import(?! type\b)|export(?! type\b)(?= [^\n]* from '))[^'"`;=]*?|\bimport\()'([^']+)'/gm

export type SourceFile = { path: string; text: string; packages: string[] }

/** Returns these files and all their direct and indirect imports. @param entries absolute paths */
export function importedFiles(entries: readonly string[]): SourceFile[] {
  const files = new Map<string, SourceFile>()
  function visit(path: string): void {
    if (files.has(path)) return
    const text = readFileSync(path, 'utf8')
    const specifiers = [...text.matchAll(importPattern)].map(([, specifier = '']) => specifier)
    files.set(path, { path, text, packages: specifiers.filter((specifier) => !specifier.startsWith('.')) })
    for (const specifier of specifiers) if (/^\..*\.tsx?$/.test(specifier)) visit(join(dirname(path), specifier))
  }
  for (const entry of entries) visit(entry)
  return [...files.values()]
}
