import type { StatementResult } from './engine.ts'

/** Commands of the main thread to the worker that runs the embedded database. */
export type Command =
  | { kind: 'query'; text: string; params: readonly unknown[]; mayStayOpen: boolean }
  | { kind: 'script'; text: string }
  | { kind: 'ping' }
  | { kind: 'close' }

export type Request = Command & { id: number }

/** A PostgreSQL error, field by field: structured clone keeps only the message of an Error. */
export type ErrorFacts = { message: string; fields: Record<string, string> | null }

/** `Uint8Array`: PostgreSQL's answer to a statement, which the thread that asked reads: it costs less to hand on than its rows */
export type Result = StatementResult | Uint8Array<ArrayBuffer> | null

export type Reply = { id: number } & ({ ok: true; result: Result } | { ok: false; error: ErrorFacts; fatal: boolean })

export type WorkerOptions = { dataDir: string }
