import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ServerContext } from './serverContext.ts'

/** Records the kind of operation: only responses to queries may go into the guests' cache. */
export function requestFacts(): Plugin<ServerContext> {
  return {
    onExecute: ({ args, context }) => {
      context.facts.operation = getOperationAST(args.document, args.operationName)?.operation
    },
  }
}
