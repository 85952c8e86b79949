import type { StatementResult } from './engine.ts'

/** What the main thread asks of the worker that runs the embedded database. */
export type Command =
  | { kind: 'query'; text: string; params: readonly unknown[]; mayStayOpen: boolean }
  | { kind: 'script'; text: string }
  | { kind: 'ping' }
  | { kind: 'close' }

export type Request = Command & { id: number }

/** An error of PostgreSQL, field by field: structured clone keeps no more than the message of an Error. */
export type ErrorFacts = { message: string; fields: Record<string, string> | null }

export type Reply = { id: number } & ({ ok: true; result: StatementResult | null } | { ok: false; error: ErrorFacts; fatal: boolean })

export type WorkerOptions = { dataDir: string }
