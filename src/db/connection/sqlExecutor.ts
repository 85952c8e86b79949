/**
 * Runs SQL text, for the job queue. Without values the text may hold several statements, even BEGIN … COMMIT: they run on one connection
 * that is reserved meanwhile.
 */
export type SqlExecutor = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
