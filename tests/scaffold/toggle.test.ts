import { execFile } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')
const copies: string[] = []
afterAll(async () => {
  await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })))
})

/** A copy of the project as it stands here, whether committed or not. */
async function copyOfProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'lucarne-scaffold-'))
  copies.push(copy)
  const kept = readdirSync(root).filter((name) => !/^(node_modules|data|dist.*|\.git|\.cache)$/.test(name))
  for (const name of kept) await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Runs a command in the copy. Not synchronously: the runner expects its workers to answer. */
async function inside(copy: string, command: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...env } = process.env
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  return new Promise((resolve) => {
    const options = { cwd: copy, env: { ...env, PATH }, maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(command, args, options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, output: `${stdout}${stderr}` }),
    )
  })
}

const generate = (copy: string, ...args: string[]) => inside(copy, 'node', 'scripts/new.ts', 'toggle', ...args)

/** The checks of `npm run check`. Types and lint only where the new code stands, and what its types reach: all of it takes minutes. */
async function check(copy: string): Promise<void> {
  const changed = globSync('{src,tests}/**/*.{ts,tsx}', { cwd: copy, exclude: ['src/**/generated/**'] }).filter((path) => {
    const before = join(root, path)
    return !existsSync(before) || readFileSync(before, 'utf8') !== readFileSync(join(copy, path), 'utf8')
  })
  expect(changed.length).toBeGreaterThan(40)
  const lint = await inside(
    copy,
    'oxlint',
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    ...changed,
    'src/gateway',
    'src/screens/Watch',
  )
  expect(lint.output).toContain('Found 0 warnings and 0 errors')
  for (const [command, ...args] of [['oxfmt', '--check', '.'], ['knip'], ['node', 'scripts/codegen.ts', '--check']] as const) {
    expect(await inside(copy, command, ...args), command).toMatchObject({ status: 0 })
  }
}

const report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })) }),
  ),
})

/** Runs tests of the copy. @returns how many passed, and the messages of those that failed */
async function test(copy: string, ...files: string[]): Promise<{ passed: number; failed: string[] }> {
  const projects = ['unit', 'dom', 'server'].flatMap((project) => ['--project', project])
  const { output } = await inside(copy, 'vitest', 'run', ...projects, '--reporter=json', '--outputFile=report.json', ...files)
  expect(existsSync(join(copy, 'report.json')), output).toBe(true)
  const { numPassedTests, testResults } = report.parse(JSON.parse(readFileSync(join(copy, 'report.json'), 'utf8')))
  expect(testResults).toHaveLength(files.length)
  const failed = testResults.flatMap((file) => file.assertionResults.filter(({ status }) => status === 'failed'))
  return { passed: numPassedTests, failed: failed.flatMap(({ failureMessages }) => failureMessages) }
}

describe('npm run new -- toggle', () => {
  it('writes toggles that pass all checks, with one failing test, which says what is left', async () => {
    const copy = await copyOfProject()
    expect(await generate(copy, 'silence', '--on', 'channel')).toMatchObject({ status: 0 })
    expect(await generate(copy, 'bookmark', '--on', 'content')).toMatchObject({ status: 0 })
    await check(copy)
    const { passed, failed } = await test(
      copy,
      'tests/support/leftToWrite.test.ts',
      'tests/app/flows.test.ts',
      'tests/shared/errors.test.ts',
      'tests/graphql/cacheConfig.test.ts',
      'tests/screens/silenceButton.model.test.tsx',
      'tests/screens/creator.test.tsx',
      'tests/api/silence.test.ts',
      'tests/api/bookmark.test.ts',
      'tests/gateway/silence.test.ts',
      'tests/gateway/bookmark.test.ts',
      'tests/gateway/budget.test.ts',
    )
    expect(failed).toHaveLength(1)
    expect(passed).toBeGreaterThan(100)
    for (const file of [
      'src/components/SilenceButton/SilenceButton.tsx',
      'src/components/BookmarkButton/BookmarkButton.tsx',
      'src/shared/pageMessages.ts',
      'src/api/silence/routes.ts',
      'src/api/accountExport/sections.ts',
      'src/graphql/cache/silence.ts',
      'tests/api/silence.test.ts',
    ]) {
      expect(failed[0]).toContain(`${file}:`)
    }
    expect(await generate(copy, 'silence', '--on', 'content')).toMatchObject({
      status: 1,
      output: expect.stringContaining('«silence» exists'),
    })
  }, 400_000)

  it('writes nothing when a list of the house is not as it expects', async () => {
    const copy = await copyOfProject()
    await rm(join(copy, 'tests/api/privileges.ts'))
    await cp(join(copy, 'tests/api/endpoints.ts'), join(copy, 'tests/api/privileges.ts'))
    const { status, output } = await generate(copy, 'silence', '--on', 'channel')
    expect(status).toBe(1)
    expect(output).toContain('tests/api/privileges.ts has no line')
    expect(existsSync(join(copy, 'src/api/silence'))).toBe(false)
    expect(readFileSync(join(copy, 'src/api/api.ts'), 'utf8')).toBe(readFileSync(join(root, 'src/api/api.ts'), 'utf8'))
  }, 60_000)
})
