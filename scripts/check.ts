import { run } from './run.ts'

/** All checks that do not run the product, cheapest first. A failed check does not stop the others. */
const checks: readonly [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['types', 'tsc'],
  ['unused code and dependencies', 'knip'],
  ['generated GraphQL types', 'node', 'scripts/codegen.ts', '--check'],
  ['diagrams of the machines', 'node', 'scripts/diagrams.ts', '--check'],
  ['first-load JavaScript', 'node', 'scripts/bundleBudget.ts'],
]

const failed: string[] = []
for (const [name, command, ...args] of checks) {
  const started = performance.now()
  const code = await run(command, args)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) {
  console.error(`npm run check failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
