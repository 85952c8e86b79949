import { parseArgs } from 'node:util'
import { listMachines, type MutatedMachine } from './mutate/machines.ts'
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
const kept = new Set(
  values.sample === undefined
    ? chosen.map(({ mutant }) => mutant)
    : choose(
        chosen.map(({ mutant }) => mutant),
        Number(values.sample),
      ),
)
const jobs = chosen.filter(({ mutant }) => kept.has(mutant))

const runners = [new Runner(), new Runner()]
const started = performance.now()

/** The first test that notices the mutant: of the machine alone, else over the product's components. Null when none does. */
async function killerOf(runner: Runner, machine: MutatedMachine, { id, file, edit }: Mutant): Promise<string | null> {
  for (const [project, tests] of [
    ['unit', machine.tests],
    ['dom', machine.screenTests],
  ] as const) {
    if (tests.length === 0) continue
    const answer = await runner.ask({ project, file, edit, tests })
    if ('error' in answer) throw new Error(`${id}: ${answer.error}`)
    if (answer.killedBy !== null) return answer.killedBy
  }
  return null
}

type Result = { machine: string; mutant: Mutant; killedBy: string | null }

function printTable(title: string, groups: ReadonlyMap<string, readonly Result[]>): void {
  console.log(`\n${title}`)
  for (const [name, own] of groups) {
    const killed = own.filter(({ killedBy }) => killedBy !== null).length
    const share = `${((100 * killed) / own.length).toFixed(0)} %`
    console.log(`${share.padStart(6)}  ${`${killed} of ${own.length}`.padStart(12)}  ${name}`)
  }
}

try {
  const results = await inParallel(jobs, runners, async (runner, { machine, mutant }): Promise<Result> => {
    const killedBy = await killerOf(runner, machine, mutant)
    if (values.verbose)
      console.log(`${killedBy === null ? 'survived' : 'killed  '} ${mutant.id}: ${mutant.description}, ${killedBy ?? 'by no test'}`)
    return { machine: machine.name, mutant, killedBy }
  })
  console.log('Survivors')
  for (const { mutant } of results.filter(({ killedBy }) => killedBy === null)) {
    console.log(`${mutant.file}:${mutant.line} ${mutant.kind}: ${mutant.description}`)
  }
  printTable(
    'By kind',
    Map.groupBy(results, ({ mutant }) => mutant.kind),
  )
  printTable(
    'By machine',
    Map.groupBy(results, ({ machine }) => machine),
  )
  printTable(`In ${((performance.now() - started) / 1000).toFixed(0)} s`, new Map([['all', results]]))
} finally {
  for (const runner of runners) runner.stop()
}
