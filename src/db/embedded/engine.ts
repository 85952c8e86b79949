/** What a statement gave back. `command` is PostgreSQL's tag: SELECT, INSERT, ROLLBACK… */
export type StatementResult = { rows: unknown[]; affectedRows: number; command: string }

/** The embedded database's one session, wherever it runs. Calls must not overlap: the connection's mutex sees to it. */
export type Engine = {
  /**
   * Runs one statement. With `mayStayOpen: false` a transaction that it leaves open is rolled back, and the
   * call fails: a raw BEGIN would swallow the statements of everybody else.
   */
  query(text: string, params: readonly unknown[], options: { mayStayOpen: boolean }): Promise<StatementResult>
  /** Runs several statements separated by semicolons and gives all their rows; a failure rolls back what is open. */
  script(text: string): Promise<StatementResult>
  /** Resolves when every acknowledged write is in the files. */
  close(): Promise<void>
}
