import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishSignIn } from '../../../src/api/identity/service.ts'
import type { Database } from '../../../src/db/connection/database.ts'
import { insertIdentity } from '../../../src/db/identity/identities.ts'
import { openTwice } from '../../support/database.ts'
import { lockWaits } from '../../support/lockWaits.ts'
import { addUser } from '../../support/rows.ts'

let database: Database
let elsewhere: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, elsewhere, close } = await openTwice())
})
afterAll(() => close())

const identity = { provider: 'google', issuer: 'https://compte.exemple.fr', subject: 'ada' } as const
const claims = { ...identity, verifiedEmail: 'ada@exemple.fr', firstname: 'Ada', lastname: 'Lovelace', displayName: 'Ada' }
const options = { browserKey: 'clef', adminEmail: undefined }

describe('a sign-in through a provider', () => {
  it('finds the account that a concurrent sign-in creates', async () => {
    let arriving: ReturnType<typeof finishSignIn> | undefined
    await elsewhere.db.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx)
      arriving = finishSignIn(database.db, 'google', claims, options)
      // Awaited below: until then, a rejection must not be unhandled.
      arriving.catch(() => undefined)
      await expect.poll(() => lockWaits(tx)).toBeGreaterThan(0)
      const user_uuid = await addUser(tx)
      const email = claims.verifiedEmail
      await tx.updateTable('users').set({ email, password_hash: null }).where('uuid', '=', user_uuid).execute()
      await insertIdentity(tx, { ...identity, email, user_uuid })
    })
    expect(await arriving).toMatchObject({ kind: 'signedIn' })
  })
})
