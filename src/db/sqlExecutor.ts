/**
 * SQL as text, for the job queue. Without values the text may hold several statements, even BEGIN … COMMIT: they run
 * on one connection that nobody else uses meanwhile.
 */
export type SqlExecutor = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
