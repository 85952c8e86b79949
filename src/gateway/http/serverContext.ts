import type { Caller } from '../rest/caller.ts'

/** Facts about an executed request, for the handler of its response. */
export type RequestFacts = { operation: 'query' | 'mutation' | 'subscription' | undefined; hasErrors: boolean }

/** The context that the HTTP handler passes to yoga. */
export type ServerContext = { caller: Caller; facts: RequestFacts }
