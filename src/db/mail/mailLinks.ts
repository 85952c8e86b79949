import type { Db, Tx } from '../connection/database.ts'
import type { LinkPurpose } from './mailLinksTable.ts'

export type MailLink = {
  tokenHash: string
  userUuid: string
  purpose: LinkPurpose
  email: string
  expiresAt: Date
  createdAt?: Date | undefined
}
/** The account that a link belongs to, and the address that it was sent to. */
export type LinkOwner = { user_uuid: string; email: string; created_at: Date }

export async function insertMailLink(db: Db | Tx, { tokenHash, userUuid, purpose, email, expiresAt, createdAt }: MailLink): Promise<void> {
  const times = { expires_at: expiresAt, ...(createdAt && { created_at: createdAt }) }
  await db
    .insertInto('mail_links')
    .values({ token_hash: tokenHash, user_uuid: userUuid, purpose, email, ...times })
    .execute()
}

/** True while a link works. */
export async function isMailLink(db: Db, tokenHash: string, purpose: LinkPurpose): Promise<boolean> {
  const row = await db
    .selectFrom('mail_links')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up. @returns undefined when there is none with this purpose, or it has expired */
export async function takeMailLink(tx: Tx, tokenHash: string, purpose: LinkPurpose): Promise<LinkOwner | undefined> {
  const row = await tx
    .deleteFrom('mail_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['user_uuid', 'email', 'created_at', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > new Date() ? { user_uuid: row.user_uuid, email: row.email, created_at: row.created_at } : undefined
}

/** Counts the links of an account that were made since then, used ones excluded. */
export async function countMailLinks(db: Db | Tx, userUuid: string, purpose: LinkPurpose, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mail_links')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_uuid', '=', userUuid)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteMailLink(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('mail_links').where('token_hash', '=', tokenHash).execute()
}

/** @param since leaves earlier ones */
export async function deleteMailLinksOf(tx: Tx, userUuid: string, purpose: LinkPurpose, since = new Date(0)): Promise<void> {
  await tx
    .deleteFrom('mail_links')
    .where('user_uuid', '=', userUuid)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', since)
    .execute()
}

/** Deletes expired links. Queries ignore them already. */
export async function deleteExpiredMailLinks(db: Db): Promise<void> {
  await db.deleteFrom('mail_links').where('expires_at', '<=', new Date()).execute()
}
