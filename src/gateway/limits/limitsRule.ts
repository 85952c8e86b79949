import { type ASTVisitor, GraphQLError, OperationTypeNode, type ValidationContext } from 'graphql'
import { AppError } from '../../shared/errors.ts'
import { measure, queryLimits } from './complexity.ts'

/** Returns an error with the catalogue's message for the client; the detail is for the log and for developers. */
export function tooComplex(detail: string): GraphQLError {
  return new GraphQLError(detail, { originalError: new AppError('QUERY_TOO_COMPLEX', { cause: new Error(detail) }) })
}

/** Refuses documents beyond `queryLimits` before anything is executed. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition: (operation) => {
      const root = context.getSchema().getRootType(operation.operation)
      if (!root) return
      const found = measure(context, operation.selectionSet, root)
      for (const name of ['depth', 'aliases', 'directives', 'values'] as const) {
        if (found[name] > queryLimits[name]) context.reportError(tooComplex(`${name}: ${found[name]}, at most ${queryLimits[name]}`))
      }
      // One mutation per request: aliases could otherwise try ten passwords in one rate-limited call.
      if (operation.operation === OperationTypeNode.MUTATION && found.roots > queryLimits.mutations) {
        context.reportError(tooComplex(`mutations: ${found.roots}, at most ${queryLimits.mutations}`))
      }
    },
  }
}
