import { randomUUID } from 'node:crypto'
import type { Db } from '../../src/db/database.ts'
import type { Visibility } from '../../src/shared/validation/content.ts'

/** Adds a user with a name of its own. @returns its uuid */
export async function addUser(db: Db, roleName = 'Utilisateur'): Promise<string> {
  const name = `u${randomUUID().slice(0, 8)}`
  const role = await db.selectFrom('roles').select('uuid').where('name', '=', roleName).executeTakeFirstOrThrow()
  const { uuid } = await db
    .insertInto('users')
    .values({ username: name, firstname: 'Prénom', lastname: 'Nom', email: `${name}@example.fr`, role_uuid: role.uuid })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Adds a channel and its creator. @returns the channel's uuid */
export async function addChannel(db: Db): Promise<string> {
  const creator = await addUser(db, 'Creators')
  const channel = db.insertInto('channels').values({ name: 'Chaîne', creator_uuid: creator }).returning('uuid')
  return (await channel.executeTakeFirstOrThrow()).uuid
}

/** Adds a content, on a channel of its own when none is given. @returns its uuid */
export async function addContent(db: Db, options: { channel?: string; statuts?: Visibility; createdAt?: Date } = {}): Promise<string> {
  const channel_uuid = options.channel ?? (await addChannel(db))
  const content = db
    .insertInto('contents')
    .values({ channel_uuid, title: 'Titre', statuts: options.statuts ?? 'public', created_at: options.createdAt })
    .returning('uuid')
  return (await content.executeTakeFirstOrThrow()).uuid
}
