import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { exitCodes, stopOnSignals } from './shutdown.ts'
import { terminal } from './terminal.ts'

const read = parseEnv(process.env, process.stderr.isTTY)
if (!read.ok) {
  process.stderr.write(`${read.message}\n`)
  process.exit(exitCodes.cannotStart)
}

// Beside the packages that it is made from, and not in a folder where other users write. A folder that cannot be written to is no error.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'))

const log = createLog(read.env.logLevel, read.env.logFormat)
const print = (line: string): void => terminal.aside(() => process.stdout.write(`${line}\n`))
try {
  const { start } = await import('./start.ts')
  const lucarne = await start(read.env, log)
  stopOnSignals(lucarne.stop, log)
  print(`Lucarne est prête : ${lucarne.url}`)
  for (const line of await lucarne.notices) print(line)
} catch (error) {
  log.debug({ err: error }, 'start failed')
  terminal.done(`Lucarne ne peut pas démarrer : ${error instanceof Error ? error.message : String(error)}`)
  process.exit(exitCodes.cannotStart)
}
