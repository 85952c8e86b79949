import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { exitCodes, stopOnSignals } from './shutdown.ts'
import { start } from './start.ts'

const read = parseEnv(process.env)
if (!read.ok) {
  process.stderr.write(`${read.message}\n`)
  process.exit(exitCodes.cannotStart)
}

const log = createLog(read.env.logLevel)
try {
  const lucarne = await start(read.env, log)
  stopOnSignals(lucarne.stop, log)
  process.stdout.write(`Lucarne est prête : ${lucarne.url}\n`)
  for (const line of await lucarne.notices) process.stdout.write(`${line}\n`)
} catch (error) {
  log.debug({ err: error }, 'start failed')
  process.stderr.write(`Lucarne ne peut pas démarrer : ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(exitCodes.cannotStart)
}
