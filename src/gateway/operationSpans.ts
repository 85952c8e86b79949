import { SpanStatusCode } from '@opentelemetry/api'
import { type DocumentNode, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { inSpan } from '../shared/tracing.ts'

type Asked = { document: DocumentNode; operationName?: string | null | undefined }

/** Clients choose the name of an operation. */
const nameMax = 64

async function traced<Result>({ document, operationName }: Asked, execute: () => Result | Promise<Result>): Promise<Result> {
  const operation = getOperationAST(document, operationName)
  const type = operation?.operation ?? 'unknown'
  const name = operation?.name?.value.slice(0, nameMax) ?? ''
  const attributes = { 'graphql.operation.type': type, 'graphql.operation.name': name }
  return inSpan(`${type} ${name}`.trim(), { attributes }, async (span) => {
    const result = await execute()
    if (typeof result === 'object' && result !== null && 'errors' in result && result.errors !== undefined)
      span?.setStatus({ code: SpanStatusCode.ERROR })
    return result
  })
}

/** Makes a span of each operation, with its type and name and never its variables. Of a subscription, only the start. */
export function operationSpans(): Plugin {
  return {
    onExecute: ({ executeFn, setExecuteFn }) => setExecuteFn((given) => traced(given, () => executeFn(given))),
    onSubscribe: ({ subscribeFn, setSubscribeFn }) => setSubscribeFn((given) => traced(given, () => subscribeFn(given))),
  }
}
