import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isNewer, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { RegistrationRequestsTable } from './tables.ts'

/** Without the hash of the password. */
export type RequestRow = Omit<Selectable<RegistrationRequestsTable>, 'password_hash' | 'terms_accepted_at'>

const shown = ['uuid', 'username', 'firstname', 'lastname', 'email', 'reason', 'created_at'] as const

/** @throws Error breaking registration_requests_username or registration_requests_email when another request has the name or the e-mail */
export async function insertRequest(tx: Tx, request: Insertable<RegistrationRequestsTable>): Promise<void> {
  await tx.insertInto('registration_requests').values(request).execute()
}

/** Lists the requests, oldest first: who waits longest is seen first. */
export async function listRequests(db: Db, { limit, after }: PageRequest): Promise<(RequestRow & { position: number })[]> {
  return db
    .selectFrom('registration_requests')
    .select(shown)
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isNewer(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at')
    .orderBy('uuid')
    .limit(limit + 1)
    .execute()
}

/** Removes a request, to make an account of it or to refuse it. @returns undefined when another administrator has decided already */
export async function takeRequest(tx: Tx, uuid: string): Promise<Selectable<RegistrationRequestsTable> | undefined> {
  return tx.deleteFrom('registration_requests').where('uuid', '=', uuid).returningAll().executeTakeFirst()
}

/** Deletes requests of before a time, which nobody has decided about: these people have no account, and their data goes. */
export async function deleteOldRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('registration_requests').where('created_at', '<=', before).execute()
}
