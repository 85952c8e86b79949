type Write = { (details: object, message?: string): void; (message: string): void }

/** What every room needs of a logger; pino's and Fastify's both satisfy it. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write; fatal: Write }

const nothing: Write = () => undefined

/** For tests and scripts that want no lines. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing }
