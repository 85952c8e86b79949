import { z } from 'zod'
import { hashtagSchema } from '../../src/shared/entities/content.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { must, type TestApi } from '../support/api.ts'
import { problem, type World } from './endpoints.ts'

const uuidOf = (body: unknown): string => z.object({ uuid: z.uuid() }).parse(body).uuid

/** A new creator with one thing of every kind. */
export async function makeWorld(site: TestApi): Promise<World> {
  const owner = await site.creator('À elle')
  const content = await site.playable(owner, { hashtags: ['mer'] })
  const of = { user_uuid: owner.uuid, content_uuid: content }
  const followed = await site.creator('Suivie')
  await site.call('POST', '/follows', { as: followed, body: { follower_uuid: followed.uuid, followed_uuid: owner.channel } })
  const add = async (path: string, body: object) => uuidOf(must(await site.call('POST', path, { as: owner, body }), 201))
  const playlist = await add('/playlists', { name: 'À elle', isPrivate: false, user_uuid: owner.uuid })
  must(await site.call('POST', `/playlists/${playlist}/user/${owner.uuid}/content/${content}`, { as: owner }), 201)
  return {
    owner,
    content,
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
