import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { type ParsedTrace, parseTrace } from '../src/app/inspector/trace/parse.ts'
import { type Divergence, replay } from '../src/app/inspector/trace/replay.ts'
import { traceVersion } from '../src/app/inspector/trace/types.ts'
import { importMachines } from './allMachines.ts'

const usage = 'npm run replay -- trace.json [--test [--expect actor=state]]'
const folder = join(import.meta.dirname, '..', 'tests', 'traces')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** keeps the trace as a test that fails until the expected states are written and reached */
    test: { type: 'boolean', default: false },
    /** the state in which an actor should end: `upload=loadingDraft` */
    expect: { type: 'string', multiple: true, default: [] },
  },
})

function wordsOf(parsed: Exclude<ParsedTrace, { trace: unknown }>): string {
  if (parsed.problem === 'notJson') return 'it is not JSON'
  if (parsed.problem === 'notATrace') return 'it is no trace of Lucarne'
  if (parsed.problem === 'otherVersion') return `it has version ${parsed.version} of the format, and this is version ${traceVersion}`
  return `it is damaged at «${parsed.place}»`
}

const sentenceOf = ({ number, actor, event, recorded, today }: Divergence): string =>
  `Event ${number}, ${event} to ${actor}: recorded is «${recorded}», today it is «${today}».`

function expectedStates(wanted: readonly string[]): Record<string, string> {
  const pairs = wanted.map((text) => text.split('=')).map(([actor = '', ...state]) => [actor, state.join('=')] as const)
  return Object.fromEntries(pairs.length > 0 ? pairs : [['actor', 'the state in which it should end']])
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

const [path, ...others] = positionals
if (path === undefined || others.length > 0) fail(usage)
const text = (() => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return fail(`${path} cannot be read: ${String(error)}`)
  }
})()
const parsed = parseTrace(text)
if ('problem' in parsed) fail(`${path} cannot be replayed: ${wordsOf(parsed)}.`)

const machines = new Map((await importMachines()).map(({ machine }) => [machine.id, machine]))
const { count, divergence, states } = replay(parsed.trace, machines)
console.log(divergence ? sentenceOf(divergence) : `${count} events: today's machines do what was recorded.`)
for (const [actor, state] of states) console.log(`  ${actor}: ${state}`)

if (values.test) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, basename(path))
  writeFileSync(file, `${JSON.stringify({ expected: expectedStates(values.expect), trace: parsed.trace }, null, 2)}\n`)
  console.log(`Kept as ${relative(process.cwd(), file)}. Try it: npx vitest run tests/traces`)
} else if (divergence) process.exitCode = 1
