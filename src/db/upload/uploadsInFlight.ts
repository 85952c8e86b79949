import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { lockUploader } from '../quota/quotas.ts'

/** An upload ends when its process has not renewed it for this long. */
export const uploadLeaseSeconds = 120

const inFlight = z.object({ uploads: z.number(), bytes: z.number() })

export type UploadRefusal = 'tooMany' | 'tooMuch'

/** What a form with a video takes of the quota of the channel's owner while it arrives. `mustFit` throws when that is too much. */
export type QuotaCharge = { content_uuid: string; bytes: number; mustFit: (tx: Tx) => Promise<void> }

/**
 * Registers an upload of a user, shared by all processes of the site. It counts until `leaveUpload`, or until `uploadLeaseSeconds` after
 * its last renewal.
 * @param most.bytes limit of the bytes that a user's uploads announce together
 * @returns its uuid, or why it is refused
 */
export async function enterUpload(
  db: Db,
  { user, bytes, charge = null }: { user: string; bytes: number; charge?: QuotaCharge | null },
  most: { uploads: number; bytes: number },
): Promise<{ uuid: string } | { refused: UploadRefusal }> {
  const uuid = randomUUID()
  return db.transaction().execute(async (tx) => {
    await lockUploader(tx, user, charge?.content_uuid ?? null)
    await sql`delete from uploads_in_flight where user_uuid = ${user}::uuid and expires_at <= now()`.execute(tx)
    const rows = await rowsOf(tx, inFlight)`
      select count(*)::integer as uploads, coalesce(sum(bytes), 0)::float8 as bytes from uploads_in_flight
      where user_uuid = ${user}::uuid`
    const [sent = { uploads: 0, bytes: 0 }] = rows
    if (sent.uploads >= most.uploads) return { refused: 'tooMany' }
    if (sent.bytes + bytes > most.bytes) return { refused: 'tooMuch' }
    await charge?.mustFit(tx)
    await sql`insert into uploads_in_flight (uuid, user_uuid, bytes, content_uuid, quota_bytes, expires_at)
      values (${uuid}::uuid, ${user}::uuid, ${bytes}, ${charge?.content_uuid ?? null}::uuid, ${charge?.bytes ?? null}::int8,
        now() + make_interval(secs => ${uploadLeaseSeconds}))`.execute(tx)
    return { uuid }
  })
}

export async function renewUpload(db: Db, uuid: string): Promise<void> {
  await sql`update uploads_in_flight set expires_at = now() + make_interval(secs => ${uploadLeaseSeconds})
    where uuid = ${uuid}::uuid`.execute(db)
}

/** Removes an upload, however it ended. */
export async function leaveUpload(db: Db, uuid: string): Promise<void> {
  await sql`delete from uploads_in_flight where uuid = ${uuid}::uuid`.execute(db)
}

/** Deletes the uploads of processes that are gone. */
export async function deleteExpiredUploads(db: Db): Promise<void> {
  await sql`delete from uploads_in_flight where expires_at <= now()`.execute(db)
}
