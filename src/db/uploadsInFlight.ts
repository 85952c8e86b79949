import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** After this long without a word from the process that takes an upload, it is gone. */
export const uploadLeaseSeconds = 120

/** What stands in the way of one more upload. */
export type UploadRefusal = 'tooMany' | 'tooMuch'

/**
 * Enters an upload among those that a person sends, in all processes of the site together. It counts until it is left, or for
 * `uploadLeaseSeconds` after its process said last that it goes on.
 * @param most.bytes that a person's uploads announce together
 * @returns its uuid, or why there is no room for it
 */
export async function enterUpload(
  db: Db,
  { user, bytes }: { user: string; bytes: number },
  most: { uploads: number; bytes: number },
): Promise<{ uuid: string } | { refused: UploadRefusal }> {
  const uuid = randomUUID()
  return db.transaction().execute(async (tx) => {
    // One after the other, so that two cannot both be the last.
    await sql`select from users where uuid = ${user}::uuid for no key update`.execute(tx)
    await sql`delete from uploads_in_flight where user_uuid = ${user}::uuid and expires_at <= now()`.execute(tx)
    const { rows } = await sql<{ uploads: number; bytes: number }>`
      select count(*)::integer as uploads, coalesce(sum(bytes), 0)::float8 as bytes from uploads_in_flight
      where user_uuid = ${user}::uuid`.execute(tx)
    const [sent = { uploads: 0, bytes: 0 }] = rows
    if (sent.uploads >= most.uploads) return { refused: 'tooMany' }
    if (sent.bytes + bytes > most.bytes) return { refused: 'tooMuch' }
    await sql`insert into uploads_in_flight (uuid, user_uuid, bytes, expires_at)
      values (${uuid}::uuid, ${user}::uuid, ${bytes}, now() + make_interval(secs => ${uploadLeaseSeconds}))`.execute(tx)
    return { uuid }
  })
}

/** Says that an upload goes on. */
export async function renewUpload(db: Db, uuid: string): Promise<void> {
  await sql`update uploads_in_flight set expires_at = now() + make_interval(secs => ${uploadLeaseSeconds})
    where uuid = ${uuid}::uuid`.execute(db)
}

/** Says that an upload is over, however it ended. */
export async function leaveUpload(db: Db, uuid: string): Promise<void> {
  await sql`delete from uploads_in_flight where uuid = ${uuid}::uuid`.execute(db)
}

/** Forgets the uploads of processes that are gone. */
export async function deleteExpiredUploads(db: Db): Promise<void> {
  await sql`delete from uploads_in_flight where expires_at <= now()`.execute(db)
}
