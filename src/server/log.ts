import { pino, type Logger } from 'pino'
import { readableLog } from './readableLog.ts'
import { terminal } from './terminal.ts'

/** `json` for programs, one object a line; `text` for people, one short line for what they want to know. */
export type LogFormat = 'json' | 'text'

/**
 * Logs on the standard error: the standard output keeps the few lines meant for people. What could open a session is never written.
 */
export function createLog(level: string, format: LogFormat = 'json'): Logger {
  return pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], censor: '[…]' },
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    format === 'json' ? process.stderr : forPeople(level === 'debug' || level === 'trace'),
  )
}

function forPeople(isDetailed: boolean): { write(json: string): void } {
  const read = readableLog(isDetailed)
  return {
    write(json) {
      const line = read(json)
      if (line !== null) terminal.line(line)
    },
  }
}
