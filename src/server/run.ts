import type { FfmpegTools } from '../worker/media/ffmpeg.ts'
import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { isJsonOutput, operatorLine } from './operatorLine.ts'
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
    process.stderr.write(`${operatorLine(read.message, process.env, 'fatal')}\n`)
    process.exit(exitCodes.cannotStart)
  }

  const log = createLog(read.env.logLevel, read.env.logFormat)
  if (isJsonOutput(process.env)) {
    // Node's own listener writes text.
    process.removeAllListeners('warning')
    process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
  }
  const print = (line: string): void => terminal.aside(() => process.stdout.write(`${operatorLine(line, process.env)}\n`))
  try {
    const say = read.env.logFormat === 'text' ? (line: string) => terminal.line(line) : print
    const lucarne = await start(read.env, log, prepareTools && (() => prepareTools(say)))
    stopOnSignals(lucarne.stop, log)
    print(`Lucarne est prête : ${lucarne.url}`)
    for (const line of await lucarne.notices) print(line)
  } catch (error) {
    log.debug({ err: error }, 'start failed')
    const said = `Lucarne ne peut pas démarrer : ${error instanceof Error ? error.message : String(error)}`
    terminal.done(operatorLine(said, process.env, 'fatal'))
    process.exit(exitCodes.cannotStart)
  }
}
