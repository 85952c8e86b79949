import { putCaptions } from '../../db/caption/captions.ts'
import type { Tx } from '../../db/connection/database.ts'
import { insertContent } from '../../db/content/contents.ts'
import { addDemoInteractions, backdateContent, type DemoThread } from '../../db/demo/demo.ts'
import { linkHashtags } from '../../db/hashtag/hashtags.ts'
import { insertEntry, lockForPlaylist, lockPlaylist } from '../../db/playlist/playlistContents.ts'
import { findDefaultPlaylist } from '../../db/playlist/playlists.ts'
import { writeWebVtt } from '../../shared/caption/write.ts'
import { isLanguageCode } from '../../shared/contentDetails.ts'
import { type DemoClip, lengthOf } from './catalogue/clip.ts'
import { exchanges, remarks } from './exchanges.ts'
import { demoPlaylists, keptByViewer, watchedByViewer } from './habits.ts'
import { creatorOf, type DemoPeople } from './people.ts'

const day = 24 * 3_600_000

export const publicationOf = (clip: DemoClip): Date => new Date(Date.now() - clip.age * day)

/** The idempotency key of a clip. @param index in the catalogue */
export const clipKey = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Creates the content of a clip, once. */
export async function publishDemoClip(tx: Tx, people: DemoPeople, clip: DemoClip, index: number, publishedAt: Date): Promise<string> {
  const { title, description, category, language, licence } = clip
  const { uuid } = await insertContent(tx, {
    title,
    description,
    category,
    language,
    licence: licence ?? null,
    channel_uuid: creatorOf(people, clip.creator).channel,
    statuts: 'public',
    downloads_allowed: clip.isDownloadable ?? false,
    idempotency_key: clipKey(index),
  })
  await linkHashtags(tx, uuid, clip.hashtags)
  for (const [code, cues] of Object.entries(clip.captions ?? {})) {
    if (isLanguageCode(code)) await putCaptions(tx, { content_uuid: uuid, language: code, is_automatic: false, webvtt: writeWebVtt(cues) })
  }
  await backdateContent(tx, uuid, publishedAt)
  return uuid
}

/** Returns what is said under a clip: some of its creator's exchanges, at times between its publication and now. */
export function threadsOf(people: DemoPeople, clip: DemoClip, index: number, publishedAt: Date): DemoThread[] {
  const { user } = creatorOf(people, clip.creator)
  const fan = (place: number): string => people.fans[place % people.fans.length] ?? ''
  const passed = Date.now() - publishedAt.getTime()
  const at = (share: number): Date => new Date(publishedAt.getTime() + passed * share)
  const said = (exchanges[clip.creator] ?? []).filter((_, place) => (place + index) % 5 < 3)
  return said.map(({ text, answer }, place) => {
    const begun = (place + 1) / (said.length + 2)
    const replies = answer === undefined ? [] : [{ userUuid: user, text: answer, at: at(begun + 0.06) }]
    const remark = remarks[(index + place) % remarks.length]
    if (answer !== undefined && remark !== undefined && (index + place) % 2 === 0) {
      replies.push({ userUuid: fan(index * 11 + place * 17 + 3), text: remark, at: at(begun + 0.1) })
    }
    return { userUuid: fan(index * 7 + place * 13), text, at: at(begun), likes: (index * 3 + place * 5) % 9, replies }
  })
}

/** Adds all that people did with a clip: views, likes, comments, playlists. */
export async function addActivity(
  tx: Tx,
  people: DemoPeople & { playlists: readonly string[] },
  clip: DemoClip,
  { contentUuid, index, publishedAt }: { contentUuid: string; index: number; publishedAt: Date },
): Promise<void> {
  const { fans, viewer, playlists } = people
  const watched = watchedByViewer.get(clip)
  await addDemoInteractions(tx, {
    contentUuid,
    publishedAt,
    fans,
    length: lengthOf(clip),
    popularity: clip.popularity,
    threads: threadsOf(people, clip, index, publishedAt),
    views: watched === undefined ? [] : [{ userUuid: viewer, at: new Date(Date.now() - watched * day) }],
  })
  const later = keptByViewer.has(clip) ? (await findDefaultPlaylist(tx, viewer))?.uuid : undefined
  const lists = demoPlaylists.flatMap(({ clips }, place) => (clips.includes(clip) ? (playlists[place] ?? []) : []))
  for (const playlist_uuid of later === undefined ? lists : [...lists, later]) {
    await lockForPlaylist(tx, contentUuid)
    // Its owner may have deleted it since the demonstration began.
    if (await lockPlaylist(tx, playlist_uuid)) await insertEntry(tx, { playlist_uuid, content_uuid: contentUuid }, { before: null })
  }
}
