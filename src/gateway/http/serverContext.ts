import type { Caller } from '../rest/caller.ts'

/** What became of a request, for those who handle its answer. */
export type RequestFacts = { operation: 'query' | 'mutation' | 'subscription' | undefined; hasErrors: boolean }

/** What the HTTP handler hands to yoga. */
export type ServerContext = { caller: Caller; facts: RequestFacts }
