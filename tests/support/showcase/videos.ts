import type { Database } from '../../../src/db/connection/database.ts'
import { addDemoInteractions } from '../../../src/db/demo/demo.ts'
import { insertContent } from '../../../src/db/content/contents.ts'
import { demoClips, demoComments } from '../../../src/server/demo/catalogue.ts'
import { publishDemoClip } from '../../../src/server/demo/people.ts'
import { keys, randomName } from '../../../src/storage/keys.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import type { People } from './people.ts'
import { cutPicture, drawPoster, videoSeconds, makeVideo } from './pictures.ts'

const day = 24 * 3_600_000

/**
 * Every clip of the demonstration with its picture; all of them have the same video file. @returns their uuids, in the catalogue's order
 */
export async function publishVideos(database: Database, storage: Storage, people: People): Promise<string[]> {
  const video = keys.version('00000000-0000-4000-8000-000000000000', randomName())
  const making = makeVideo(storage, video)
  const uuids: string[] = []
  for (const [index, clip] of demoClips.entries()) {
    const publishedAt = new Date(Date.now() - clip.age * day)
    uuids.push(await database.db.transaction().execute((tx) => publishDemoClip(tx, people, clip, index, publishedAt)))
  }
  const posters = uuids.map((uuid) => keys.contentImage(uuid, randomName()))
  // Two at a time: the test machines have two cores.
  await Promise.all(
    [0, 1].map(async (parity) => {
      for (const [index, clip] of demoClips.entries()) if (index % 2 === parity) await drawPoster(storage, clip, posters[index] ?? '')
    }),
  )
  await making
  for (const [index, clip] of demoClips.entries()) {
    const contentUuid = uuids[index] ?? ''
    const publishedAt = new Date(Date.now() - clip.age * day)
    await database.db
      .updateTable('media')
      .set({
        state: 'complete',
        progress: 100,
        duration: videoSeconds,
        source_duration: videoSeconds,
        playlist_key: `${video}/master.m3u8`,
        poster_key: posters[index] ?? null,
        renditions: JSON.stringify([{ height: 360, width: 640, bitrate: 800_000 }]),
      })
      .where('content_uuid', '=', contentUuid)
      .execute()
    const comments = demoComments
      .filter((_, position) => (position + index) % 3 === 0)
      .map((text, position) => ({
        text,
        userUuid: people.fans[(index * 5 + position * 7) % people.fans.length] ?? '',
        at: new Date(publishedAt.getTime() + ((Date.now() - publishedAt.getTime()) * (position + 1)) / 6),
      }))
    await database.db.transaction().execute((tx) =>
      addDemoInteractions(tx, {
        contentUuid,
        publishedAt,
        fans: people.fans,
        popularity: clip.popularity,
        seconds: videoSeconds,
        comments,
      }),
    )
  }
  await dressUp(database, storage, people, posters)
  return uuids
}

/** Banners and avatars, cropped from the clips' pictures: of all channels but the last. */
async function dressUp({ db }: Database, storage: Storage, { channels }: People, posters: readonly string[]): Promise<void> {
  for (const [index, channel] of channels.slice(0, -1).entries()) {
    const { creator_uuid } = await db.selectFrom('channels').select('creator_uuid').where('uuid', '=', channel).executeTakeFirstOrThrow()
    const banner = keys.banner(channel, randomName())
    const avatar = keys.avatar(creator_uuid, randomName())
    await cutPicture(storage, posters[index] ?? '', banner, { width: 1600, height: 400 })
    await cutPicture(storage, posters[index] ?? '', avatar, { width: 256, height: 256 })
    await db.updateTable('channels').set({ banner_key: banner }).where('uuid', '=', channel).execute()
    await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', creator_uuid).execute()
  }
}

/** Three videos of the creator that are not public, or not playable yet. */
export async function publishOthers({ db }: Database, { channels }: People): Promise<Record<'hidden' | 'processing' | 'failed', string>> {
  const channel_uuid = channels[0] ?? ''
  const add = async (title: string, statuts: 'public' | 'private'): Promise<string> => {
    const fields = { channel_uuid, title, description: 'Un essai.', statuts, idempotency_key: null }
    return (await db.transaction().execute((tx) => insertContent(tx, fields))).uuid
  }
  const setMedia = (uuid: string, media: { state: 'processing' | 'failed'; progress: number; failure?: 'CONVERSION_FAILED' }) =>
    db.updateTable('media').set(media).where('content_uuid', '=', uuid).execute()
  const hidden = await add('Répétition, entre nous', 'private')
  const processing = await add('Dix mille cellules, le retour', 'public')
  const failed = await add('Un fichier qui ne s’est pas laissé lire', 'public')
  await setMedia(processing, { state: 'processing', progress: 40 })
  await setMedia(failed, { state: 'failed', progress: 20, failure: 'CONVERSION_FAILED' })
  return { hidden, processing, failed }
}
