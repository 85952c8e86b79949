import { keyOf, type Mutant } from './mutants.ts'

/** `killedBy`: the test that noticed it. `equivalent`: why none can. */
export type Result = { machine: string; mutant: Mutant; killedBy: string | null; equivalent: string | undefined }

/** Least shares of noticed mutants, of those that can be noticed. */
const floors = { all: 0.95, machine: 0.9 }
/** With fewer, a single survivor would be below the floor of its machine. */
const enoughForMachine = 10

const countable = (results: readonly Result[]): Result[] => results.filter(({ equivalent }) => equivalent === undefined)

/** The share of noticed mutants among those that are not equivalent; 1 when there are none. */
export function scoreOf(results: readonly Result[]): number {
  const counted = countable(results)
  return counted.length === 0 ? 1 : counted.filter(({ killedBy }) => killedBy !== null).length / counted.length
}

/** Mutants that are listed as equivalent and that a test notices all the same. */
const wronglyListed = (results: readonly Result[]): Result[] =>
  results.filter(({ equivalent, killedBy }) => equivalent !== undefined && killedBy !== null)

/** True when all machines together or one of them is below its floor, or when a mutant is wrongly listed as equivalent. */
export function isBelowFloor(results: readonly Result[]): boolean {
  const byMachine = Map.groupBy(results, ({ machine }) => machine)
  return (
    scoreOf(results) < floors.all ||
    [...byMachine.values()].some((own) => countable(own).length >= enoughForMachine && scoreOf(own) < floors.machine) ||
    wronglyListed(results).length > 0
  )
}

function printTable(title: string, groups: ReadonlyMap<string, readonly Result[]>): void {
  console.log(`\n${title}`)
  for (const [name, own] of groups) {
    const counted = countable(own)
    const killed = counted.filter(({ killedBy }) => killedBy !== null).length
    const share = `${(100 * scoreOf(own)).toFixed(0)} %`
    const besides = own.length === counted.length ? '' : `, and ${own.length - counted.length} equivalent`
    console.log(`${share.padStart(6)}  ${`${killed} of ${counted.length}`.padStart(12)}  ${name}${besides}`)
  }
}

/** Prints the survivors, the equivalent mutants with their reasons, and the scores by kind, by machine and of all. */
export function printReport(results: readonly Result[], seconds: number): void {
  console.log('Survivors')
  for (const { mutant } of countable(results).filter(({ killedBy }) => killedBy === null))
    console.log(`${mutant.file}:${mutant.line} ${keyOf(mutant)}`)
  console.log('\nEquivalent')
  for (const { machine, mutant, equivalent } of results)
    if (equivalent !== undefined) console.log(`${machine}: ${keyOf(mutant)}: ${equivalent}`)
  for (const { machine, mutant, killedBy } of wronglyListed(results))
    console.log(`✗ ${machine}: ${keyOf(mutant)} is listed as equivalent, but noticed by ${killedBy}`)
  printTable(
    'By kind',
    Map.groupBy(results, ({ mutant }) => mutant.kind),
  )
  printTable(
    'By machine',
    Map.groupBy(results, ({ machine }) => machine),
  )
  printTable(`In ${seconds.toFixed(0)} s`, new Map([['all', results]]))
}
