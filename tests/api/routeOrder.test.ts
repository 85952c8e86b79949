import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'src', 'api')
/** The steps of a request, in this order. */
const steps =
  'summary description makesRoom limit openAnswers ignoresToken allow consumes bodyBytesMax input missing account alsoCounts answers produces refuses changesInterests handle'.split(
    ' ',
  )

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

/** Each declaration: its name, and the names of its parts in the order in which they are written. */
const declarations = files.flatMap(({ name, text }) =>
  Array.from(text.matchAll(/route(?:\.|\[)\w+\]?\((?<path>.*), \{\n(?<parts>(?: {4}.*\n)+)/g), ({ groups }) => ({
    name: `${name} ${groups?.['path']}`,
    parts: Array.from(groups?.['parts']?.matchAll(/^ {4}(\.{3}\w+|\w+)/gm) ?? [], ([, part]) => part ?? ''),
  })),
)

describe('the declaration of a route', () => {
  it('is found in every file that declares one', () => {
    const calls = files.flatMap(({ text }) => text.match(/\broute(\.(get|head|post|put|patch|delete)|\[method\])\(/g) ?? [])
    expect(declarations).toHaveLength(calls.length)
    expect(calls.length).toBeGreaterThan(130)
  })

  it.each(declarations)('has its parts in the order of the steps: $name', ({ parts }) => {
    expect(parts).toEqual(steps.filter((step) => parts.includes(step)))
    expect(parts).toEqual(expect.arrayContaining(['summary', 'limit', 'allow', 'input', 'answers', 'handle']))
  })
})
