import { sql } from 'kysely'
import type { Tx } from '../connection/database.ts'

/** Deletes the mails to an account's former addresses that wait, of changes since then. */
export async function deleteWaitingEmailChanged(tx: Tx, userUuid: string, since: Date): Promise<void> {
  await sql`
    delete from pgboss.job where name = 'mail' and state in ('created', 'retry') and data ->> 'kind' = 'emailChanged'
      and data ->> 'user_uuid' = ${userUuid} and (data ->> 'at')::float8 >= ${since.getTime()}`.execute(tx)
}
