import { getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ServerContext } from './serverContext.ts'

/** Notes what kind of operation ran: only queries may be answered from the guests' cache. */
export function requestFacts(): Plugin<ServerContext> {
  return {
    onExecute: ({ args, context }) => {
      context.facts.operation = getOperationAST(args.document, args.operationName)?.operation
    },
  }
}
