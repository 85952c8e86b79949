import type { FfmpegTools } from '../worker/media/ffmpeg.ts'
import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { exitCodes, stopOnSignals } from './shutdown.ts'
import { start } from './start.ts'
import { terminal } from './terminal.ts'

/**
 * Runs the server in this process: reads the environment, starts, and prints where the site is once it answers.
 * @param prepareTools replaces the first search for ffmpeg; `npm start` also installs it
 */
export async function run(prepareTools?: (say: (line: string) => void) => Promise<FfmpegTools | null>): Promise<void> {
  const read = parseEnv(process.env, process.stderr.isTTY)
  if (!read.ok) {
    process.stderr.write(`${read.message}\n`)
    process.exit(exitCodes.cannotStart)
  }

  const log = createLog(read.env.logLevel, read.env.logFormat)
  const print = (line: string): void => terminal.aside(() => process.stdout.write(`${line}\n`))
  try {
    const say = read.env.logFormat === 'text' ? (line: string) => terminal.line(line) : print
    const lucarne = await start(read.env, log, prepareTools && (() => prepareTools(say)))
    stopOnSignals(lucarne.stop, log)
    print(`Lucarne est prête : ${lucarne.url}`)
    for (const line of await lucarne.notices) print(line)
  } catch (error) {
    log.debug({ err: error }, 'start failed')
    terminal.done(`Lucarne ne peut pas démarrer : ${error instanceof Error ? error.message : String(error)}`)
    process.exit(exitCodes.cannotStart)
  }
}
