import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import type { AnyFixtures } from '../support/model/fixtures.ts'
import { listObligations } from '../support/model/obligations.ts'
import { generatePaths } from '../support/model/paths.ts'
import { withoutScreen } from './withoutScreen.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()
const nameIn = (file: string): string => basename(file, 'Machine.ts')
const machineFiles = find('src/machines/**/*Machine.ts').toSorted((one, other) => nameIn(one).localeCompare(nameIn(other)))

async function exportOf<Value>(path: string, isWanted: (value: unknown) => value is Value): Promise<Value> {
  const exported: Record<string, unknown> = await import(join(root, path))
  const found = Object.values(exported).find(isWanted)
  if (!found) throw new Error(`${path} does not export what is looked for`)
  return found
}
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const isFixtures = (value: unknown): value is AnyFixtures =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'done' in value

/** Names of the model tests by the id of their machine, as their files write them. */
function namesIn(files: readonly string[], helper: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const file of files) {
    for (const [, name = '', id = ''] of read(file).matchAll(
      new RegExp(`\\b${helper}\\('([^']+)',.*?\\b(?:machine: |generatePaths\\()(\\w+)Machine\\b`, 'gs'),
    ))
      names.set(id, [...(names.get(id) ?? []), name])
  }
  return names
}

const onScreen = namesIn(find('tests/screens/**/*.model.test.tsx'), 'describe(?:OnScreen)?')
const inChromium = namesIn(find('tests/e2e/model/*.ts'), 'describeInChromium')
const ids = machineFiles.map(nameIn)

async function rowOf(file: string): Promise<string> {
  const folder = dirname(file).replace(/^src/, 'tests')
  const machine = await exportOf(file, isMachine)
  const paths = generatePaths(machine, await exportOf(join(folder, 'fixtures.ts'), isFixtures)).length
  const promises = find(`${folder}/*.test.ts*`).flatMap((test) => [...read(test).matchAll(/^ *it(?:\.each)?[<([]/gm)]).length
  const screens = onScreen.get(machine.id)?.join('; ') ?? `none: ${withoutScreen[machine.id]}`
  const cells = [
    `\`${machine.id}\``,
    paths,
    listObligations(machine).length,
    promises,
    screens,
    inChromium.get(machine.id)?.join('; ') ?? '–',
  ]
  return `| ${cells.join(' | ')} |`
}

const head = `# What tests run over each machine

Written by the tests; not to be edited: \`npx vitest run --project unit tests/machines/coverage.test.ts -u\`.

- **Paths** are generated from the machine and run on the pure machine. They meet all **obligations**: each transition, each refusal of a
  guard, each state that a history state resumes.
- **Promises** are tests of the machine that a person wrote; a test over a table counts once.
- **On screen**: the same paths over the product's own components, which offer no more and no less than the machine accepts, and whose looks
  tell its states apart.
- **In Chromium**: paths in a real browser.

| machine | paths | obligations | promises | on screen | in Chromium |
| --- | ---: | ---: | ---: | --- | --- |
`

it('each machine either has a model test over its screen, or a reason why not', () => {
  expect(ids.filter((id) => !onScreen.has(id) && !(id in withoutScreen))).toEqual([])
  expect(Object.keys(withoutScreen).filter((id) => onScreen.has(id) || !ids.includes(id))).toEqual([])
})

it('each model test over a screen is of a machine that exists', () => {
  expect([...onScreen.keys(), ...inChromium.keys()].filter((id) => !ids.includes(id))).toEqual([])
})

it('docs/coverage.md says what runs', { timeout: 120_000 }, async () => {
  const rows: string[] = []
  for (const file of machineFiles) rows.push(await rowOf(file))
  await expect(`${head}${rows.join('\n')}\n`).toMatchFileSnapshot(join(root, 'docs', 'coverage.md'))
})
