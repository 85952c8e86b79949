import { openDatabase } from '../src/db/connection/openDatabase.ts'
import { silentLog } from '../src/shared/log.ts'

const cards = 40
const creators = 10

/** Inserts channels and playable contents directly into the database of a folder, or of a PostgreSQL server. */
export async function fillSmallLibrary(dataDir: string, url?: string): Promise<void> {
  const database = await openDatabase({ dataDir, url, log: silentLog })
  const { db } = database
  const role = await db.selectFrom('roles').select('uuid').where('name', '=', 'Creators').executeTakeFirstOrThrow()
  for (let index = 0; index < creators; index += 1) {
    const user = await db
      .insertInto('users')
      .values({
        username: `createur_${index}`,
        firstname: '',
        lastname: '',
        email: `c${index}@exemple.fr`,
        password_hash: null,
        avatar_key: null,
        role_uuid: role.uuid,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    const channel = await db
      .insertInto('channels')
      .values({ name: `Chaîne ${index}`, creator_uuid: user.uuid, banner_key: null })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    for (let clip = 0; clip < cards / creators; clip += 1) {
      const content = await db
        .insertInto('contents')
        .values({
          channel_uuid: channel.uuid,
          title: `Une vidéo de la chaîne ${index}, numéro ${clip}`,
          statuts: 'public',
          idempotency_key: null,
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('media')
        .set({
          state: 'complete',
          progress: 100,
          duration: 61,
          playlist_key: `contents/${content.uuid}/v/master.m3u8`,
          poster_key: `contents/${content.uuid}/p.webp`,
        })
        .where('content_uuid', '=', content.uuid)
        .execute()
    }
  }
  await database.close()
}
