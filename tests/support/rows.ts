import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/db/connection/database.ts'
import type { Visibility } from '../../src/shared/validation/content.ts'

/** Adds a user with a unique name. @returns its uuid */
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

/** Adds a content, on a new channel when none is given. @returns its uuid */
export async function addContent(db: Db, options: { channel?: string; statuts?: Visibility; createdAt?: Date } = {}): Promise<string> {
  const channel_uuid = options.channel ?? (await addChannel(db))
  const content = db
    .insertInto('contents')
    .values({ channel_uuid, title: 'Titre', statuts: options.statuts ?? 'public', created_at: options.createdAt })
    .returning('uuid')
  return (await content.executeTakeFirstOrThrow()).uuid
}

/** Sets the media of a content; null removes them. */
export async function setPlayable(db: Db, content: string, key: string | null): Promise<void> {
  await db.updateTable('media').set({ playlist_key: key }).where('content_uuid', '=', content).execute()
}

/** Like `addContent`, with playable media. */
export async function addPlayable(db: Db, options: Parameters<typeof addContent>[1] = {}): Promise<string> {
  const content = await addContent(db, options)
  await setPlayable(db, content, 'a/master.m3u8')
  return content
}

/** Gives a channel many followers with the bell on, in one statement, because the trigger that counts followers is slow row by row. */
export async function addManyFollowers(db: Db, channel: string, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`alter table follows disable trigger follows_days, disable trigger follows_count`.execute(tx)
    await sql`
      with people as (
        insert into users (username, email, role_uuid)
        select name, name || '@example.fr', (select uuid from roles where name = 'Utilisateur')
        from (select 'm' || gen_random_uuid() as name from generate_series(1, ${count}::int)) as named
        returning uuid
      )
      insert into follows (follower_uuid, followed_uuid, notify) select uuid, ${channel}::uuid, true from people`.execute(tx)
    await sql`alter table follows enable trigger follows_days, enable trigger follows_count`.execute(tx)
  })
}
