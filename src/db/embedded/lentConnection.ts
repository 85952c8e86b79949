import type { Engine, StatementResult } from './engine.ts'

/**
 * The engine's session while one user has it. A transaction that rests too long is rolled back and loses it, as PostgreSQL's own
 * idle_in_transaction_session_timeout does: otherwise one that waits for somebody who needs the database would stop everybody.
 */
export class LentConnection {
  readonly #engine: Engine
  readonly #handOn: () => void
  readonly #idleMs: number
  #idle: NodeJS.Timeout | undefined
  #inTransaction = false
  #isTakenBack = false

  constructor(engine: Engine, handOn: () => void, idleMs: number) {
    this.#engine = engine
    this.#handOn = handOn
    this.#idleMs = idleMs
  }

  async query(text: string, params: readonly unknown[]): Promise<StatementResult> {
    this.#assertOurs()
    clearTimeout(this.#idle)
    try {
      return await this.#engine.query(text, params, { mayStayOpen: this.#inTransaction })
    } finally {
      if (this.#inTransaction) this.#watchRest()
    }
  }

  async begin(text: string): Promise<void> {
    this.#inTransaction = true
    await this.query(text, [])
  }

  /** @throws when PostgreSQL rolled back instead: a statement had failed and the caller swallowed its error */
  async commit(): Promise<void> {
    this.#inTransaction = false
    const { command } = await this.query('commit', [])
    if (command === 'ROLLBACK') throw new Error('Transaction was rolled back instead of committed')
  }

  async rollback(): Promise<void> {
    this.#inTransaction = false
    if (!this.#isTakenBack) await this.query('rollback', [])
  }

  release(): void {
    clearTimeout(this.#idle)
    this.#handOn()
  }

  #watchRest(): void {
    this.#idle = setTimeout(() => {
      this.#isTakenBack = true
      // A rollback that fails comes from an engine that is lost, and tells everybody else so too.
      this.#engine.query('rollback', [], { mayStayOpen: false }).then(this.#handOn, this.#handOn)
    }, this.#idleMs)
    this.#idle.unref()
  }

  #assertOurs(): void {
    if (this.#isTakenBack) throw new Error(`The transaction was rolled back after ${this.#idleMs / 1000} s without a statement`)
  }
}
