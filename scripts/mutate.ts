import { parseArgs } from 'node:util'
import { listMachines } from './mutate/machines.ts'
import { hashOf, type Mutant } from './mutate/mutants.ts'
import { inParallel, Runner } from './mutate/pool.ts'

const { values } = parseArgs({
  options: {
    machine: { type: 'string', multiple: true },
    /** at most so many of each machine, chosen by the seed */
    each: { type: 'string', default: '16' },
    /** at most so many of all */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
})

/** The same choice for the same seed. */
const choose = (mutants: readonly Mutant[], count: number): Mutant[] =>
  mutants.toSorted((a, b) => hashOf(values.seed + a.id) - hashOf(values.seed + b.id)).slice(0, count)

const machines = listMachines().filter(({ name }) => values.machine === undefined || values.machine.includes(name))
const chosen = machines.flatMap((machine) => choose(machine.mutants, Number(values.each)).map((mutant) => ({ machine, mutant })))
const kept = new Set(values.sample === undefined ? chosen.map(({ mutant }) => mutant) : choose(chosen.map(({ mutant }) => mutant), Number(values.sample)))
const jobs = chosen.filter(({ mutant }) => kept.has(mutant))

const runners = [new Runner(), new Runner()]
const started = performance.now()
try {
  const results = await inParallel(jobs, runners, async (runner, { machine, mutant }) => {
    const answer =
      machine.tests.length === 0
        ? { killedBy: null }
        : await runner.ask({ project: 'unit', file: mutant.file, edit: mutant.edit, tests: machine.tests })
    if ('error' in answer) throw new Error(`${mutant.id}: ${answer.error}`)
    const { killedBy } = answer
    if (values.verbose) console.log(`${killedBy === null ? 'survived' : 'killed  '} ${mutant.id}: ${mutant.description}${killedBy === null ? '' : ` (${killedBy})`}`)
    return { machine: machine.name, mutant, isKilled: killedBy !== null }
  })
  const table = (title: string, groups: Map<string, typeof results>): void => {
    console.log(`\n${title}`)
    for (const [name, own] of groups) {
      const killed = own.filter(({ isKilled }) => isKilled).length
      console.log(`${String(killed).padStart(5)} of ${String(own.length).padEnd(5)} ${((100 * killed) / own.length).toFixed(0).padStart(3)} %  ${name}`)
    }
  }
  table('By machine', Map.groupBy(results, ({ machine }) => machine))
  table('By kind', Map.groupBy(results, ({ mutant }) => mutant.kind))
  table('All', new Map([['all', results]]))
  console.log(`\nSurvivors`)
  for (const { mutant } of results.filter(({ isKilled }) => !isKilled)) console.log(`${mutant.file}:${mutant.line} ${mutant.kind}: ${mutant.description}`)
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
} finally {
  for (const runner of runners) runner.stop()
}
