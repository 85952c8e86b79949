/** The result of a statement. `command` is PostgreSQL's tag: SELECT, INSERT, ROLLBACK… */
export type StatementResult = { rows: unknown[]; affectedRows: number; command: string }

/** The embedded database's one session, in any thread. Calls must not overlap: the connection's mutex ensures that. */
export type Engine = {
  /**
   * Runs one statement. With `mayStayOpen: false`, a transaction that the statement leaves open is rolled back and the call fails: a raw
   * BEGIN would capture the statements of other callers.
   */
  query(text: string, params: readonly unknown[], options: { mayStayOpen: boolean }): Promise<StatementResult>
  /** Runs several statements separated by semicolons and returns all their rows; a failure rolls back an open transaction. */
  script(text: string): Promise<StatementResult>
  /** Resolves when all acknowledged writes are in the files. */
  close(): Promise<void>
}
