import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { importMachines } from '../../scripts/allMachines.ts'
import { parseTrace } from '../../src/app/inspector/trace/parse.ts'
import { replay } from '../../src/app/inspector/trace/replay.ts'

const kept = z.object({ expected: z.record(z.string(), z.string()), trace: z.unknown() })
const machines = new Map((await importMachines()).map(({ machine }) => [machine.id, machine]))

// Each was recorded where something went wrong; `expected` says, by hand, in which states the actors should end.
it.each(globSync(join(import.meta.dirname, '*.json')).map((file) => [basename(file, '.json'), file] as const))('%s', (_, file) => {
  const { expected, trace } = kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  const parsed = parseTrace(JSON.stringify(trace))
  if ('problem' in parsed) throw new Error(`The trace cannot be read: ${parsed.problem}`)
  const states = replay(parsed.trace, machines, { goOn: true }).states
  expect(Object.fromEntries(Object.keys(expected).map((actor) => [actor, states.get(actor)]))).toEqual(expected)
})
