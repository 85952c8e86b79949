import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Log } from '../../shared/log.ts'
import type { ServerContext } from '../http/serverContext.ts'
import { presentError } from './presentError.ts'

/** Presents the errors of every result: of queries, mutations, subscriptions and refused requests. */
export function presentedErrors(options: { log: Log; production: boolean }): Plugin<object, ServerContext> {
  return {
    onResultProcess: (payload) => {
      const { result, serverContext } = payload
      const { caller, facts } = serverContext
      function present<Result extends ExecutionResult>(one: Result): Result {
        if (!one.errors || one.errors.length === 0) return one
        facts.hasErrors = true
        // The client has disconnected: it gets no response, and its leaving is not a failure to log.
        if (caller.signal.aborted) return one
        return { ...one, errors: one.errors.map((error) => presentError(error, { ...options, requestId: caller.requestId })) }
      }

      if (Array.isArray(result)) payload.setResult(result.map(present))
      else if (Symbol.asyncIterator in result) payload.setResult(mapResults(result, present))
      else payload.setResult(present(result))
    },
  }
}

/** Not an async generator: its `return` would wait for a next value that may never come. */
function mapResults<Result>(results: AsyncIterable<Result>, map: (result: Result) => Result): AsyncIterable<Result> {
  return {
    [Symbol.asyncIterator]: () => {
      const iterator = results[Symbol.asyncIterator]()
      return {
        next: async () => {
          const step = await iterator.next()
          return step.done ? step : { done: false, value: map(step.value) }
        },
        return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
      }
    },
  }
}
