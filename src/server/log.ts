import { trace } from '@opentelemetry/api'
import { pino, type Logger } from 'pino'
import { maskAddresses } from './maskAddresses.ts'
import { readableLog } from './readableLog.ts'
import { terminal } from './terminal.ts'

/** `json` for programs, one object per line; `text` for people, one short line for what concerns them. */
export type LogFormat = 'json' | 'text'

/** Logged properties of errors. Others may contain data: responses of providers, rows, requests. */
const factsOfErrors = ['type', 'message', 'stack', 'code', 'errno', 'syscall', 'constraint', 'table', 'column', 'severity', 'routine']

function factsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error, ...(typeof error === 'string' && { message: error }) }
  const facts = Object.fromEntries(Object.entries(pino.stdSerializers.err(error)).filter(([name]) => factsOfErrors.includes(name)))
  return error instanceof AggregateError ? { ...facts, aggregateErrors: error.errors.map(factsOf) } : facts
}

/** The running trace, unless the logger names it already. */
function traceOf(logger: Logger): { trace_id?: string } {
  const span = trace.getActiveSpan()
  return span && !('trace_id' in logger.bindings()) ? { trace_id: span.spanContext().traceId } : {}
}

/**
 * Creates the log, on the standard error: the standard output is only for the few lines for the operator. Secrets that could open a session
 * are never logged.
 */
export function createLog(level: string, format: LogFormat = 'json'): Logger {
  return pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'], censor: '[…]' },
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // Not a serializer: Fastify's own would replace it.
      formatters: { log: (facts) => ('err' in facts ? { ...facts, err: factsOf(facts['err']) } : facts) },
      hooks: { streamWrite: maskAddresses },
      mixin: (_facts, _level, logger) => traceOf(logger),
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
