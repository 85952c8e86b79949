import { SpanKind } from '@opentelemetry/api'
import type { ConnectionProvider, DatabaseConnection } from 'kysely'
import { inSpan, isTraced } from '../../shared/tracing.ts'
import type { SqlExecutor } from './sqlExecutor.ts'

async function inStatementSpan<Result>(textOf: () => string, run: () => Promise<Result>): Promise<Result> {
  if (!isTraced()) return run()
  const text = textOf()
  const operation = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'sql'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
  return inSpan(operation, { kind: SpanKind.CLIENT, attributes }, run)
}

/** Returns a provider whose connections make a span of each statement: its text with placeholders, never its parameters. */
export function traced(provider: ConnectionProvider): ConnectionProvider {
  const known = new WeakSet<DatabaseConnection>()
  // In place: drivers know their connections by identity.
  function trace(connection: DatabaseConnection): void {
    if (known.has(connection)) return
    known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = (query, options) =>
      inStatementSpan(
        () => query.sql,
        () => execute(query, options),
      )
  }
  return {
    provideConnection: (consumer, options) =>
      provider.provideConnection((connection) => {
        trace(connection)
        return consumer(connection)
      }, options),
  }
}

/** Like `traced`, for an executor of SQL text, in which pg-boss writes values. */
export function tracedExecutor(executor: SqlExecutor): SqlExecutor {
  return {
    executeSql: (text, values) =>
      inStatementSpan(
        () => text.replaceAll(/'(?:[^']|'')*'/g, '?'),
        () => executor.executeSql(text, values),
      ),
  }
}
