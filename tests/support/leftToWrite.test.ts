import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const files = globSync(['src/**/*.{ts,tsx,graphql}', 'tests/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['tests/support/leftToWrite.test.ts'],
})

/** Where `npm run new` left a text or a decision to the developer, as `file:line what`. */
const left = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(/‹write ([^›]*)›/gu)].map(([, what = '']) => `${file}:${index + 1} ${what}`)),
)

it('nothing that npm run new has begun is left to write', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(left, `Write these, then this test passes (CONTRIBUTING.md, «A toggle»):\n${left.join('\n')}\n`).toEqual([])
})
