import { describe, expect, it } from 'vitest'
import { readEquivalents } from '../../scripts/mutate/equivalents.ts'
import { listMachines } from '../../scripts/mutate/machines.ts'
import { keyOf, mutated, type Mutant, mutantsOf } from '../../scripts/mutate/mutants.ts'
import { isBelowFloor, type Result, scoreOf } from '../../scripts/mutate/report.ts'

const text = `export const lampMachine = setup({
  delays: { warmUp: 50 },
}).createMachine({
  initial: 'dark',
  states: {
    dark: { on: { 'lamp.switch': [{ guard: 'isBroken', target: 'broken' }, { target: 'lit', actions: ['count', 'hum'] }] } },
    lit: {
      entry: 'glow',
      invoke: { id: 'read', src: 'read', input: ({ context }) => ({ page: context.page }), onDone: 'dark', onError: 'broken' },
    },
    broken: {},
  },
})
`
const mutants = mutantsOf('lamp', [{ file: 'lampMachine.ts', text }])
const textOf = (key: string): string => {
  const mutant = mutants.find((candidate) => keyOf(candidate) === key)
  if (!mutant) throw new Error(`no mutant «${key}» among ${mutants.map(keyOf).join('; ')}`)
  return mutated(text, mutant.edit)
}

describe('the mutants of a machine', () => {
  it.for([
    ['drop guard: lamp.switch of lamp.dark, candidate 1', `[{ target: 'broken' }, { target: 'lit'`],
    ['negate guard: lamp.switch of lamp.dark, candidate 1', `guard: negated('isBroken' as any)`],
    ['drop transition: lamp.switch of lamp.dark, candidate 2', `{ guard: 'isBroken', target: 'broken' }, ] }`],
    ['drop action: lamp.switch of lamp.dark, candidate 2: count', `actions: [ 'hum']`],
    ['drop entry: entry of lamp.lit: glow', `lit: {\n      \n`],
    ['drop onError: onError of read of lamp.lit', `onDone: 'dark',  }`],
    ['exchange onDone and onError: read of lamp.lit', `onDone: 'broken', onError: 'dark'`],
    ['drop input field: page of the input of read in lamp.lit', `input: ({ context }) => ({  })`],
    ['tenfold delay: delay warmUp', `warmUp: tenfold(50)`],
  ] as const)('contain «%s»', ([key, expected]) => {
    expect(textOf(key).replaceAll('{  target', '{ target')).toContain(expected)
  })

  it('lead to other states', () => {
    const others = mutants.filter(({ kind }) => kind === 'retarget transition' || kind === 'swap initial')
    expect(others).toHaveLength(5)
    for (const { description } of others) expect(description).toMatch(/: (\w+) → (?!\1)\w+$/)
  })

  it('are the same at each run, and each has its own name', () => {
    expect(mutantsOf('lamp', [{ file: 'lampMachine.ts', text }])).toEqual(mutants)
    expect(new Set(mutants.map(keyOf)).size).toBe(mutants.length)
  })
})

describe('the equivalents', () => {
  it.for(listMachines().map((machine) => [machine.name, machine] as const))('of %s name one mutant each', async ([, machine]) => {
    const keys = machine.mutants.map(keyOf)
    for (const key of Object.keys(await readEquivalents(machine.testFolder)))
      expect(
        keys.filter((other) => other === key),
        key,
      ).toHaveLength(1)
  })
})

describe('the floor', () => {
  const [mutant] = mutants
  const result = (machine: string, killedBy: string | null, equivalent?: string): Result => {
    if (!mutant) throw new Error('no mutant')
    const own: Mutant = mutant
    return { machine, mutant: own, killedBy, equivalent }
  }
  const many = (count: number, machine: string, killedBy: string | null): Result[] =>
    Array.from({ length: count }, () => result(machine, killedBy))

  it('is 95 % of all, without the equivalent mutants', () => {
    const enough = [...many(95, 'lamp', 'a test'), ...many(5, 'lamp', null), result('lamp', null, 'nobody can tell')]
    expect(scoreOf(enough)).toBe(0.95)
    expect(isBelowFloor(enough)).toBe(false)
    expect(isBelowFloor([...enough, result('lamp', null)])).toBe(true)
  })

  it('is 90 % of each machine that has ten mutants in the run', () => {
    const others = many(200, 'door', 'a test')
    expect(isBelowFloor([...others, ...many(9, 'lamp', 'a test'), result('lamp', null)])).toBe(false)
    expect(isBelowFloor([...others, ...many(8, 'lamp', 'a test'), ...many(2, 'lamp', null)])).toBe(true)
    expect(isBelowFloor([...others, result('lamp', null)])).toBe(false)
  })

  it('refuses a mutant that is listed as equivalent and that a test notices', () => {
    expect(isBelowFloor([...many(99, 'lamp', 'a test'), result('lamp', 'a test', 'nobody can tell')])).toBe(true)
  })
})
