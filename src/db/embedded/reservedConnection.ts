import type { Engine, StatementResult } from './engine.ts'

/**
 * The engine's session while one user holds it. A transaction that is idle too long is rolled back and loses the session, like with
 * PostgreSQL's idle_in_transaction_session_timeout. Otherwise a transaction that waits for another user of the database would block
 * everybody.
 */
export class ReservedConnection {
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

  /** @throws Error when PostgreSQL rolled back instead: a statement had failed and the caller swallowed its error */
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
      // The rollback only fails on a lost engine. The next users fail there, too.
      this.#engine.query('rollback', [], { mayStayOpen: false }).then(this.#handOn, this.#handOn)
    }, this.#idleMs)
    this.#idle.unref()
  }

  #assertOurs(): void {
    if (this.#isTakenBack) throw new Error(`The transaction was rolled back after ${this.#idleMs / 1000} s without a statement`)
  }
}
