import { z } from 'zod'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'

/** Less is what clocks are corrected by all the time; a claim may be silent for longer. */
const jumpMs = 3000
const nowRow = z.object({ ms: z.number() })

/**
 * Tells whether the database's clock was set forward since the last call: after a correction, after a failover to a machine whose clock is
 * ahead, or while this process was asleep.
 */
export class ClockJump {
  readonly #sql: SqlExecutor
  #last: { clock: number; asked: number } | undefined

  constructor(sql: SqlExecutor) {
    this.#sql = sql
  }

  async hasHappened(): Promise<boolean> {
    const asked = performance.now()
    const { rows } = await this.#sql.executeSql('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms')
    const answered = performance.now()
    const { ms: clock } = nowRow.parse(rows[0])
    const last = this.#last
    this.#last = { clock, asked }
    // From the earlier question to this answer: a slow answer is no jump.
    return last !== undefined && clock - last.clock - (answered - last.asked) > jumpMs
  }
}
