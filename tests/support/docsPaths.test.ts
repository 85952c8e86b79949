import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md'], { cwd: root })

/** Returns the paths of the project that a document names between back-quotes; those with a placeholder or a wildcard are excluded. */
function pathsIn(document: string): string[] {
  const quoted = readFileSync(join(root, document), 'utf8').matchAll(/`((?:src|tests|scripts|bench|docs)\/[\w./-]+)`/g)
  return [...quoted].map(([, path = '']) => path)
}

it('finds the documents and their paths', () => {
  expect(documents.length).toBeGreaterThan(5)
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(60)
})

it.for(documents)('%s names files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
