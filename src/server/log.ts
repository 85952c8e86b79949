import { pino, type Logger } from 'pino'

/**
 * Structured logs, one JSON object a line, on the standard error: the standard output keeps the few
 * lines meant for people. What could open a session is never written.
 */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], censor: '[…]' },
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    process.stderr,
  )
}
