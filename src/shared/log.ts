type Write = { (details: object, message?: string): void; (message: string): void }

/** The part of a logger that all code uses; pino's and Fastify's loggers have it. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write; fatal: Write }

const nothing: Write = () => undefined

/** For tests and scripts that want no log lines. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing }
