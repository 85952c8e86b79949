import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const assets = join(import.meta.dirname, '..', '..', 'dist', 'assets')

it('no rule makes each change of any element concern the whole page', async () => {
  const files = globSync('*.css', { cwd: assets })
  expect(files.length).toBeGreaterThan(10)
  const sheets = await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')))
  const selectors = sheets.join('\n').match(/[^{},;]*:has\([^{]*/g) ?? []
  // Those of single components are there: the search finds what it looks for.
  expect(selectors.length).toBeGreaterThan(5)
  expect(selectors.filter((selector) => /(?:^|[\s,(])(?:html|body|:root)[^\s,>+~]*:has\(/.test(selector))).toEqual([])
})
