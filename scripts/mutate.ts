import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { readEquivalents } from './mutate/equivalents.ts'
import { listMachines, type MutatedMachine } from './mutate/machines.ts'
import { type Edit, hashOf, keyOf, type Mutant } from './mutate/mutants.ts'
import { inParallel, Runner } from './mutate/pool.ts'
import { isBelowFloor, printReport, type Result } from './mutate/report.ts'

const { values } = parseArgs({
  options: {
    machine: { type: 'string', multiple: true },
    /** at most so many of each machine, chosen by the seed */
    each: { type: 'string', default: '16' },
    /** at most so many of all */
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** without the tests over the product's components */
    alone: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    verbose: { type: 'boolean', default: false },
  },
})

type Job = { machine: MutatedMachine; mutant: Mutant; equivalent: string | undefined }

/** The same choice for the same seed. */
const choose = (jobs: readonly Job[], count: number): Job[] =>
  jobs.toSorted((a, b) => hashOf(values.seed + a.mutant.id) - hashOf(values.seed + b.mutant.id)).slice(0, count)

async function jobsOf(machine: MutatedMachine): Promise<Job[]> {
  const equivalents = await readEquivalents(machine.testFolder)
  const keys = machine.mutants.map(keyOf)
  for (const key of Object.keys(equivalents)) {
    if (keys.filter((other) => other === key).length !== 1)
      throw new Error(`${machine.name}: «${key}» of its equivalents is not the key of one mutant`)
  }
  const jobs = machine.mutants.map((mutant) => ({ machine, mutant, equivalent: equivalents[keyOf(mutant)] }))
  return choose(jobs, Number(values.each))
}

/** The paths of a machine's model take seconds to find. */
const isModelTest = (path: string): boolean => path.endsWith('/model.test.ts')

/** The first test that notices the edit: of the machine alone, else over the product's components. Null when none does. */
async function killerOf(runner: Runner, machine: MutatedMachine, file: string, edit: Edit | null, limitMs: number): Promise<string | null> {
  for (const [project, tests] of [
    ['unit', machine.tests.filter((path) => !isModelTest(path))],
    ['unit', machine.tests.filter(isModelTest)],
    ['dom', values.alone ? [] : machine.screenTests],
  ] as const) {
    if (tests.length === 0) continue
    const answer = await runner.ask({ project, file, edit, tests }, limitMs)
    if ('error' in answer) throw new Error(answer.error)
    if (answer.killedBy !== null) return answer.killedBy
  }
  return null
}

const machines = listMachines().filter(({ name }) => values.machine === undefined || values.machine.includes(name))
const chosen = (await Promise.all(machines.map(jobsOf))).flat()
const kept = new Set(values.sample === undefined ? chosen : choose(chosen, Number(values.sample)))
const jobs = chosen.filter((job) => kept.has(job))
const runners = Array.from({ length: Number(values.workers) }, () => new Runner())
const started = performance.now()

try {
  // Tests that fail anyway would notice every mutant. How long they take says when a mutant has stopped them.
  const limits = new Map<MutatedMachine, number>()
  await inParallel([...new Set(jobs.map(({ machine }) => machine))], runners, async (runner, machine) => {
    const begun = performance.now()
    const failed = await killerOf(runner, machine, machine.file, null, 600_000)
    limits.set(machine, Math.max(30_000, 20 * (performance.now() - begun)))
    if (failed !== null) throw new Error(`${machine.name}: its tests fail without a mutant: ${failed}`)
  })
  const results = await inParallel(jobs, runners, async (runner, { machine, mutant, equivalent }): Promise<Result> => {
    const killedBy = await killerOf(runner, machine, mutant.file, mutant.edit, limits.get(machine) ?? 30_000)
    if (values.verbose)
      console.log(`${killedBy === null ? 'survived' : 'killed  '} ${machine.name}: ${keyOf(mutant)}, ${killedBy ?? 'by no test'}`)
    return { machine: machine.name, mutant, killedBy, equivalent }
  })
  printReport(results, (performance.now() - started) / 1000)
  if (isBelowFloor(results)) process.exitCode = 1
} finally {
  for (const runner of runners) runner.stop()
}
