import { blockCommenter } from '../../../src/db/channel/blockedCommenters.ts'
import { acceptInvitation, insertMember } from '../../../src/db/channel/members.ts'
import {
  insertComment,
  type NewComment,
  setCommentHearted,
  setCommentHidden,
  setCommentLiked,
  setCommentPinned,
} from '../../../src/db/comment/comments.ts'
import type { Database, Tx } from '../../../src/db/connection/database.ts'
import { putFollow, setFollowNotify } from '../../../src/db/follow/follows.ts'
import { restoreHistoryEntry } from '../../../src/db/history/history.ts'
import { announceContent } from '../../../src/db/notification/announcements.ts'
import { notifyComment, notifyFollow, notifyHeart, readAllNotifications } from '../../../src/db/notification/notifications.ts'
import { addRetention } from '../../../src/db/retention/retention.ts'
import { startView } from '../../../src/db/view/views.ts'
import { insertEntry } from '../../../src/db/playlist/playlistContents.ts'
import { findDefaultPlaylist, insertPlaylist } from '../../../src/db/playlist/playlists.ts'
import { closeReport, putReport } from '../../../src/db/report/reports.ts'
import { videoSeconds } from './pictures.ts'
import type { People } from './people.ts'

const day = 24 * 3_600_000

async function fillPlaylist(tx: Tx, playlist_uuid: string, contents: readonly string[]): Promise<void> {
  for (const content_uuid of contents) await insertEntry(tx, { playlist_uuid, content_uuid }, { before: null })
}

const addComment = async (tx: Tx, comment: Omit<NewComment, 'idempotency_key' | 'held_for' | 'answered_uuid'>): Promise<string> =>
  (await insertComment(tx, { ...comment, idempotency_key: null, held_for: null, answered_uuid: null })).uuid

async function converse(tx: Tx, people: People, content_uuid: string): Promise<{ comment: string }> {
  const { viewer, creator } = people.uuids
  const say = (text: string, user_uuid: string, parent_uuid: string | null = null) =>
    addComment(tx, { text, user_uuid, content_uuid, parent_uuid })
  const question = await say('À partir de quelle profondeur les nombres ne suffisent-ils plus ?', viewer)
  await notifyComment(tx, { comment_uuid: question, answered_uuid: null })
  const answer = await say('Vers 10⁻¹⁵ : ensuite il faut des nombres plus longs, et de la patience.', creator, question)
  await notifyComment(tx, { comment_uuid: answer, answered_uuid: question })
  await say('Merci !', viewer, question)
  await setCommentHearted(tx, question, true)
  await notifyHeart(tx, question)
  await setCommentPinned(tx, { uuid: question, content_uuid }, true)
  for (const fan of people.fans.slice(0, 7)) await setCommentLiked(tx, { comment_uuid: question, user_uuid: fan }, true)
  return { comment: question }
}

/** Plays of a video: each fan leaves a little later, and all see one passage again. */
async function watchAlong(tx: Tx, fans: readonly string[], content_uuid: string): Promise<void> {
  for (const [index, user_uuid] of fans.entries()) {
    const left = 100 * Math.sqrt((index + 1) / fans.length)
    const times = Array.from({ length: 100 }, (_, part) => (part >= left ? 0 : part >= 40 && part < 46 ? 1.4 : 1))
    await startView(tx, { user_uuid, content_uuid }, 'home')
    await addRetention(tx, { user_uuid, content_uuid }, { plays: 1, times })
  }
}

/** Comments that wait for validation under a video of the creator's, and somebody whom the creator blocks. */
async function wait(tx: Tx, { uuids, channels, fans }: People, content_uuid: string): Promise<void> {
  await blockCommenter(tx, { channel_uuid: channels[0] ?? '', user_uuid: fans.at(-1) ?? '' })
  const held = { content_uuid, parent_uuid: null, idempotency_key: null, answered_uuid: null }
  const text = 'Bonjour à tous, je découvre cette chaîne et je m’y perds déjà avec plaisir.'
  await insertComment(tx, { ...held, user_uuid: uuids.newcomer, text, held_for: 'newAccount' })
  await insertComment(tx, { ...held, user_uuid: uuids.viewer, text: 'Et la suite, c’est pour quand ?', held_for: 'channel' })
}

/** Who edits the creator's channel, and who is invited to. */
async function gather(tx: Tx, { uuids, channels, fans }: People): Promise<void> {
  const channel_uuid = channels[0] ?? ''
  for (const user_uuid of [uuids.administrator, fans[0] ?? '', fans[1] ?? '']) await insertMember(tx, { channel_uuid, user_uuid })
  for (const user_uuid of [uuids.administrator, fans[0] ?? '']) await acceptInvitation(tx, { channel_uuid, user_uuid })
}

/** Reports: open ones, and closed ones. @param comment a harmless one */
async function complain(tx: Tx, { uuids, channels }: People, videos: readonly string[], comment: string): Promise<void> {
  const { viewer, newcomer, moderator } = uuids
  await putReport(tx, { reporter_uuid: viewer, reason: 'other', text: 'Le titre promet autre chose.', content_uuid: videos[3] ?? '' })
  await putReport(tx, { reporter_uuid: newcomer, reason: 'spam', text: '', comment_uuid: comment })
  await putReport(tx, { reporter_uuid: viewer, reason: 'copyright', text: '', channel_uuid: channels[2] ?? '' })
  const text = 'Gagnez un téléphone en trois clics !'
  const shouted = await addComment(tx, { text, user_uuid: newcomer, content_uuid: videos[1] ?? '', parent_uuid: null })
  const { uuid: right } = await putReport(tx, { reporter_uuid: viewer, reason: 'spam', text: 'De la publicité.', comment_uuid: shouted })
  await setCommentHidden(tx, shouted, true)
  await closeReport(tx, right, moderator, 'hidden')
  const { uuid: wrong } = await putReport(tx, { reporter_uuid: newcomer, reason: 'violence', text: '', content_uuid: videos[2] ?? '' })
  await closeReport(tx, wrong, moderator, 'kept')
}

/** What the viewer did: follows, comments, a history, playlists, reports. @returns the playlists' uuids */
export async function live({ db }: Database, people: People, videos: readonly string[]): Promise<{ playlist: string; shared: string }> {
  const { viewer } = people.uuids
  return db.transaction().execute(async (tx) => {
    for (const [index, followed_uuid] of people.channels.slice(0, 2).entries()) {
      const { uuid } = await putFollow(tx, { follower_uuid: viewer, followed_uuid })
      if (index === 0) await setFollowNotify(tx, uuid, true)
      await notifyFollow(tx, { follower_uuid: viewer, followed_uuid })
    }
    for (const video of videos.slice(0, 3)) await announceContent(tx, video)
    const { comment } = await converse(tx, people, videos[0] ?? '')
    await wait(tx, people, videos[0] ?? '')
    await gather(tx, people)
    // The viewer has unread notifications, the creator has read theirs.
    await readAllNotifications(tx, people.uuids.creator)
    for (const [index, content_uuid] of videos.slice(0, 8).entries()) {
      const was = { watchedAt: new Date(Date.now() - index * index * 0.8 * day), position: (videoSeconds * ((index * 3) % 10)) / 10 }
      await restoreHistoryEntry(tx, { user_uuid: viewer, content_uuid }, was)
    }
    const later = await findDefaultPlaylist(tx, viewer)
    await fillPlaylist(tx, later?.uuid ?? '', videos.slice(3, 6))
    const playlist = await insertPlaylist(tx, {
      user_uuid: viewer,
      name: 'Soirées d’hiver',
      description: 'À revoir au coin du feu.',
      is_private: true,
    })
    await fillPlaylist(tx, playlist, videos.slice(4, 10))
    const shared = await insertPlaylist(tx, { user_uuid: viewer, name: 'Mathématiques à voir', description: '', is_private: false })
    await fillPlaylist(
      tx,
      shared,
      [0, 2, 5, 7].map((index) => videos[index] ?? ''),
    )
    await insertPlaylist(tx, { user_uuid: viewer, name: 'Encore vide', description: '', is_private: true })
    await complain(tx, people, videos, comment)
    await watchAlong(tx, people.fans, videos[0] ?? '')
    return { playlist, shared }
  })
}
