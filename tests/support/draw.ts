import { createHash } from 'node:crypto'

/** Whether a run takes every file and case: `npm run test:all`, or one that names files. */
export const isWhole = (): boolean => process.env['TEST_EXTENT'] === 'all'

const rankOf = (name: string): string =>
  createHash('sha256')
    .update(`${process.env['TEST_SEED'] ?? ''} ${name}`)
    .digest('hex')

/** What a run takes, and how to repeat it. */
export const extentOfRun = (): string =>
  isWhole() ? 'Every file and case' : `Files and cases drawn by TEST_SEED=${process.env['TEST_SEED']}; all of them: npm run test:all`

/**
 * The files, or the cases of a long table, that this run takes, in their order: at least the given share. They are drawn by `TEST_SEED`, which is the
 * day of the commit (vite.config.ts), so that each day tries others, and the same ones again. `npm run test:all` takes all.
 * @param share of the cases, above 0, at most 1
 * @param nameOf unique among the cases
 */
export function draw<Case>(cases: readonly Case[], share: number, nameOf: (one: Case) => string): Case[] {
  if (isWhole()) return [...cases]
  const byRank = cases.toSorted((one, other) => (rankOf(nameOf(one)) < rankOf(nameOf(other)) ? -1 : 1))
  const drawn = new Set(byRank.slice(0, Math.ceil(cases.length * share)))
  return cases.filter((one) => drawn.has(one))
}
