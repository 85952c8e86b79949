import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { putCaptions } from '../../src/db/caption/captions.ts'
import { noParts } from '../../src/db/content/contentRows.ts'
import { findContent } from '../../src/db/content/contents.ts'
import { openUpload } from '../../src/db/upload/resumableUploads.ts'
import { hashtagSchema } from '../../src/shared/entities/content.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { must, type TestApi } from '../support/api.ts'
import { addEditor } from '../support/people.ts'
import type { World } from './endpointRow.ts'
import { problem } from './endpoints.ts'

const uuidOf = (body: unknown): string => z.object({ uuid: z.uuid() }).parse(body).uuid

/** A new creator with one thing of every kind. */
export async function makeWorld(site: TestApi): Promise<World> {
  const owner = await site.creator('À elle')
  const editor = await site.person()
  await addEditor(site.database, owner.channel, editor.uuid)
  const content = await site.playable(owner, { hashtags: ['mer'] })
  const of = { user_uuid: owner.uuid, content_uuid: content }
  const followed = await site.creator('Suivie')
  await site.call('POST', '/follows', { as: followed, body: { follower_uuid: followed.uuid, followed_uuid: owner.channel } })
  const add = async (path: string, body: object) => uuidOf(must(await site.call('POST', path, { as: owner, body }), 201))
  const playlist = await add('/playlists', { name: 'À elle', isPrivate: false, user_uuid: owner.uuid })
  must(await site.call('POST', `/playlists/${playlist}/user/${owner.uuid}/content/${content}`, { as: owner }), 201)
  await putCaptions(site.database.db, { content_uuid: content, language: 'fr', is_automatic: false, webvtt: 'WEBVTT\n' })
  const file = { user_uuid: owner.uuid, content_uuid: content, bytes: 1000, fingerprint: 'file' }
  const upload = await openUpload(site.database.db, { uuid: randomUUID(), ...file })
  return {
    owner,
    editor,
    upload: String(upload?.uuid),
    content,
    captions: String((await findContent(site.database.db, content, { ...noParts, details: true }))?.details?.captions[0]?.key),
    role: uuidOf(must(await site.call('GET', '/roles/name/Creators'), 200)),
    reaction: await add('/reactions', { ...of, like: true }),
    view: await add('/views', of),
    historical: await add('/historicals', of),
    comment: await add('/comments', { ...of, text: 'Première' }),
    report: await add('/reports', { reason: 'other', channel_uuid: followed.channel }),
    problemReport: await add('/problem-reports', problem),
    playlist,
    hashtag: hashtagSchema.parse(must(await site.call('GET', '/hashtags/name/mer'), 200)).uuid,
    follow: await add('/follows', { follower_uuid: owner.uuid, followed_uuid: followed.channel }),
    followed: followed.channel,
    notification: z.tuple([notificationSchema]).parse(must(await site.call('GET', '/notifications', { as: owner }), 200))[0].uuid,
  }
}
