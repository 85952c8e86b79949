import { spawn } from 'node:child_process'

/**
 * Runs one command with this process's terminal.
 * @returns its exit code, or 128 + n when signal n ended it
 */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.once('error', reject)
  child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  return promise
}
