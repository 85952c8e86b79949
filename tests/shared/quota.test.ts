import { expect, it } from 'vitest'
import { toQuotaChoice, toTypedLimit } from '../../src/shared/quota.ts'

const typed = (amount: string, unit: 'Mo' | 'Go' | 'To') => ({ kind: 'bytes', amount, unit }) as const

it.each([
  ['1,26', 'Go'],
  ['0,01', 'Mo'],
  ['999,99', 'Go'],
  ['2', 'To'],
  ['512', 'Mo'],
] as const)('a limit that was typed as %s %s is shown as it was typed', (amount, unit) => {
  expect(toTypedLimit(toQuotaChoice(typed(amount, unit)))).toEqual(typed(amount, unit))
})

it('a limit is shown in the largest unit that says it, and with two decimals at most', () => {
  expect(toTypedLimit({ kind: 'bytes', bytes: 1536 * 1024 ** 2 })).toEqual(typed('1,5', 'Go'))
  expect(toTypedLimit({ kind: 'bytes', bytes: 1025 * 1024 ** 2 })).toEqual(typed('1025', 'Mo'))
  expect(toTypedLimit({ kind: 'bytes', bytes: 1_000_000_007 })).toEqual(typed('953,67', 'Mo'))
})
