import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { planToggle } from './new/plan.ts'
import { parseToggle, Refusal } from './new/toggle.ts'
import { run } from './run.ts'

// `npm run new -- toggle mute --on channel`: writes all of a new toggle that follows from its names. What does not is marked ‹write …›,
// and tests/support/leftToWrite.test.ts fails until it is written.
const root = join(import.meta.dirname, '..')

async function must(command: string, ...args: string[]): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

try {
  const toggle = parseToggle(process.argv.slice(2))
  const { created, changed } = planToggle(root, toggle)
  for (const [path, text] of [...created, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await must('node', 'scripts/codegen.ts')
  await must('node', 'scripts/schema.ts')
  await must('oxfmt', ...created.keys(), ...changed.keys())
  const { verb, plural, participle, subject } = toggle
  console.log(`${created.size} files written, ${changed.size} changed: PUT and DELETE /${subject}s/{id}/${verb}, table ${plural}, mutation
set${verb.charAt(0).toUpperCase()}${verb.slice(1)}(${subject}Id, ${participle}). What is left to write is listed by:

  npx vitest run --project unit tests/support/leftToWrite.test.ts`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
