import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../src/api/auth/passwords.ts'
import { openSession } from '../../src/api/auth/service.ts'
import { insertChannel } from '../../src/db/channel/channels.ts'
import { acceptInvitation, insertMember } from '../../src/db/channel/members.ts'
import type { Database } from '../../src/db/connection/database.ts'
import { findRoleByName } from '../../src/db/role/roles.ts'
import { insertUser } from '../../src/db/user/users.ts'
import { creatorRoleName } from '../../src/shared/roles.ts'

export type Person = { uuid: string; username: string; email: string; password: string; token: string }
export type Creator = Person & { channel: string }

export type PersonFields = { email?: string; firstname?: string; lastname?: string }

const password = 'Passe-partout7!'
let passwordHash: Promise<string> | undefined

/**
 * An account with a session, inserted directly into the database: hashing and checking a password takes longer than most tests.
 * @param roleName as in the table `roles`
 */
export async function addPerson({ db }: Database, roleName: string, fields: PersonFields = {}): Promise<Person> {
  passwordHash ??= hashPassword(password)
  const role = await findRoleByName(db, roleName)
  if (!role) throw new Error(`The role ${roleName} is missing`)
  const username = `u_${randomUUID().slice(0, 8)}`
  const { email = `${username}@exemple.fr`, ...names } = { firstname: 'Ada', lastname: 'Martin', ...fields }
  const uuid = await insertUser(db, { username, email, ...names, password_hash: await passwordHash, role_uuid: role.uuid })
  return { uuid, username, email, password, token: await openSession(db, uuid, null) }
}

/** The same, with the role of creators and a channel. */
export async function addCreator(database: Database, name: string): Promise<Creator> {
  const person = await addPerson(database, creatorRoleName)
  return { ...person, channel: await insertChannel(database.db, { name, description: '', creator_uuid: person.uuid }) }
}

/** Has a person edit a channel. */
export async function addEditor({ db }: Database, channel: string, person: string): Promise<void> {
  const member = { channel_uuid: channel, user_uuid: person }
  await db.transaction().execute(async (tx) => {
    await insertMember(tx, member)
    await acceptInvitation(tx, member)
  })
}
