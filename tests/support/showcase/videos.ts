import type { Database } from '../../../src/db/connection/database.ts'
import { addDemoInteractions } from '../../../src/db/demo/demo.ts'
import { hashPassword } from '../../../src/api/auth/passwords.ts'
import { setContentPassword } from '../../../src/db/content/contentPasswords.ts'
import { insertContent } from '../../../src/db/content/contents.ts'
import { demoClips } from '../../../src/server/demo/catalogue/catalogue.ts'
import { demoCreators } from '../../../src/server/demo/creators.ts'
import { avatarSvg, bannerSvg } from '../../../src/server/demo/drawing/portraits.ts'
import { creatorOf } from '../../../src/server/demo/people.ts'
import { publicationOf, publishDemoClip, threadsOf } from '../../../src/server/demo/publish.ts'
import { keys, randomName } from '../../../src/storage/keys.ts'
import type { FolderStorage } from '../../../src/storage/folder/folderStorage.ts'
import type { People } from './people.ts'
import { drawPortrait, drawPoster, videoSeconds, makeVideo } from './pictures.ts'

/**
 * Every clip of the demonstration with its picture; all of them have the same video file. @returns their uuids, in the catalogue's order
 */
export async function publishVideos(database: Database, storage: FolderStorage, people: People): Promise<string[]> {
  const video = keys.version('00000000-0000-4000-8000-000000000000', randomName())
  const making = makeVideo(storage, video)
  const uuids: string[] = []
  for (const [index, clip] of demoClips.entries()) {
    const publishedAt = publicationOf(clip)
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
    const publishedAt = publicationOf(clip)
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
    // Only the comments that `live` adds to the first one have replies.
    const threads = threadsOf(people, clip, index, publishedAt).map((thread) => (index === 0 ? { ...thread, replies: [] } : thread))
    const { fans } = people
    const { popularity } = clip
    await database.db
      .transaction()
      .execute((tx) => addDemoInteractions(tx, { contentUuid, publishedAt, length: videoSeconds, fans, popularity, threads, views: [] }))
  }
  await dressUp(database, storage, people)
  return uuids
}

/** Banners and avatars of all channels but the last. */
async function dressUp({ db }: Database, storage: FolderStorage, people: People): Promise<void> {
  for (const [index, { username, look }] of demoCreators.slice(0, -1).entries()) {
    const { user, channel } = creatorOf(people, username)
    const [banner, avatar] = [keys.banner(channel, randomName()), keys.avatar(user, randomName())]
    await drawPortrait(storage, bannerSvg(look, index + 1), banner)
    await drawPortrait(storage, avatarSvg(look), avatar)
    await db.updateTable('channels').set({ banner_key: banner }).where('uuid', '=', channel).execute()
    await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', user).execute()
  }
}

/** The password of the showcase's `locked` video. */
export const showcasePassword = 'la mer du Nord'

/** Three videos of the creator that are not public, or not playable yet, and another creator's with a password. */
export async function publishOthers(
  { db }: Database,
  { channels }: People,
): Promise<Record<'hidden' | 'processing' | 'failed' | 'locked', string>> {
  const channel_uuid = channels[0] ?? ''
  const add = async (title: string, statuts: 'public' | 'private'): Promise<string> => {
    const fields = { channel_uuid, title, description: 'Un essai.', statuts, audience: 'members', idempotency_key: null } as const
    return (await db.transaction().execute((tx) => insertContent(tx, fields))).uuid
  }
  const setMedia = (uuid: string, media: { state: 'processing' | 'failed'; progress: number; failure?: 'CONVERSION_FAILED' }) =>
    db.updateTable('media').set(media).where('content_uuid', '=', uuid).execute()
  const hidden = await add('Répétition, entre nous', 'private')
  const processing = await add('Dix mille cellules, le retour', 'public')
  const failed = await add('Un fichier qui ne s’est pas laissé lire', 'public')
  await setMedia(processing, { state: 'processing', progress: 40 })
  await setMedia(failed, { state: 'failed', progress: 20, failure: 'CONVERSION_FAILED' })
  const locked = await db.transaction().execute(async (tx) => {
    const texts = { title: 'Sous le sceau du secret', description: '', statuts: 'private', audience: 'password' } as const
    const { uuid } = await insertContent(tx, { channel_uuid: channels[1] ?? '', ...texts, idempotency_key: null })
    await setContentPassword(tx, uuid, await hashPassword(showcasePassword))
    return uuid
  })
  return { hidden, processing, failed, locked }
}
