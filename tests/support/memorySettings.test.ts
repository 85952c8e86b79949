import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { platform } from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const settings = join(import.meta.dirname, '..', '..', 'scripts', 'memorySettings.ts')
const program = `
  console.log('before', process.pid, process.env.MALLOC_TRIM_THRESHOLD_, process.argv[1])
  const { applyMemorySettings } = await import(${JSON.stringify(settings)})
  applyMemorySettings()
  console.log('after', process.pid, process.env.MALLOC_TRIM_THRESHOLD_, process.execArgv.includes('--max-semi-space-size=8'))`

async function run(env: NodeJS.ProcessEnv): Promise<string[]> {
  const args = ['--input-type=module', '-e', program, 'argument']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } })
  return stdout.trim().split('\n')
}

describe.runIf(platform === 'linux')('the memory settings', () => {
  it('restart the program in the same process, and are not inherited by its child processes', async () => {
    const lines = await run({})
    const [, pid = ''] = lines[0]?.split(' ') ?? []
    expect(pid).toMatch(/^\d+$/)
    expect(lines).toEqual([`before ${pid} undefined argument`, `before ${pid} 131072 argument`, `after ${pid} undefined true`])
  })

  it('have no effect when the operator has set another value', async () => {
    const lines = await run({ MALLOC_TRIM_THRESHOLD_: '1' })
    expect(lines).toEqual([expect.stringMatching(/^before \d+ 1 argument$/), expect.stringMatching(/^after \d+ 1 false$/)])
  })
})
