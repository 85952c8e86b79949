import { sql } from 'kysely'
import type { Tx } from '../connection/database.ts'

/**
 * Keeps what gives a person the right to send a file as it is until the transaction ends: their account and session, and for a file of a
 * channel their membership and its owner's account. Who takes the right away waits, or has taken it before. In the order in which a
 * suspension locks them.
 * @param rights.channel_uuid null for a file of no channel
 * @param rights.token_hash of their session; null for a file that outlives it
 */
export async function holdRights(
  tx: Tx,
  { user_uuid, channel_uuid, token_hash }: { user_uuid: string; channel_uuid: string | null; token_hash: string | null },
): Promise<void> {
  await sql`
    select from users where uuid = ${user_uuid}::uuid or uuid = (select creator_uuid from channels where uuid = ${channel_uuid}::uuid)
    order by uuid for share`.execute(tx)
  await sql`
    select from channel_members where channel_uuid = ${channel_uuid}::uuid and user_uuid = ${user_uuid}::uuid for key share`.execute(tx)
  await sql`select from sessions where token_hash = ${token_hash} for key share`.execute(tx)
}
