import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { fingerprintOf } from '../../../src/app/flows/upload/fingerprint.ts'
import type { Draft, UploadInput } from '../../../src/machines/upload/upload/types.ts'
import { routes } from '../../../src/shared/routes.ts'
import { draft as fixtureDraft } from '../../machines/upload/upload/fixtures.ts'
import { leaveUploads, type LeftUpload } from './draftStore.ts'
import type { Beginning, Stage } from './stage.ts'
import { media, ownVideo, type ChosenMedia } from './uploadMedia.ts'
import { deleteRecords, sendVideo } from './uploadRecords.ts'

type Parties = Pick<Stage, 'site' | 'viewer' | 'path'>

/** The video of each path. */
export const videos = new WeakMap<object, ChosenMedia>()

/** The upload before that of the path: it has the turn until it is paused. */
export const first = 'Premier'

async function addRecord({ site, viewer }: Parties, title: string): Promise<string> {
  const body = { title, description: '', statuts: 'public', channel_uuid: viewer.channel }
  return z.object({ uuid: z.string() }).parse((await site.site.rest('POST', '/contents', { token: viewer.token, body })).body).uuid
}

/** A draft with these files, and with keys of its own. */
export async function withFiles(draft: Draft, video: ChosenMedia, isFileLost: boolean): Promise<LeftUpload> {
  const { thumbnail } = await media()
  const chosen = ({ name, mimeType, buffer }: ChosenMedia) => ({ id: randomUUID(), name, type: mimeType, size: buffer.length })
  const ids = { video: chosen(video), thumbnail: draft.thumbnail && chosen(thumbnail) }
  const files = { ...(!isFileLost && { [ids.video.id]: video }), ...(ids.thumbnail && { [ids.thumbnail.id]: thumbnail }) }
  return { draft: { ...draft, ...ids, idempotencyKey: randomUUID() }, createdAt: 1, files }
}

/** What an interrupted visit has left of a record whose file has not arrived. */
async function begun(stage: Parties, draft: Draft, video: ChosenMedia, isFileLost: boolean): Promise<LeftUpload> {
  const contentId = await addRecord(stage, draft.form.title)
  if (draft.isReplacement) await sendVideo(stage, contentId)
  const fingerprint = await fingerprintOf(new File([Uint8Array.from(video.buffer)], video.name))
  return withFiles({ ...draft, contentId, fingerprint }, video, isFileLost)
}

/**
 * Prepares the page of a person who has left these uploads: that of the path, if it begins with one, and another one, which is sent first.
 * @param stored of the path
 */
export async function beginUploads(stage: Parties, stored: UploadInput['stored']): Promise<Beginning> {
  await deleteRecords(stage)
  const video = await ownVideo()
  videos.set(stage.path, video)
  const other = { ...fixtureDraft, id: 'draft-first', form: { ...fixtureDraft.form, title: first }, thumbnail: null, isBegun: true }
  const contentId = await addRecord(stage, first)
  const left: LeftUpload[] = [
    { ...(await withFiles({ ...other, contentId, recorded: other.form }, (await media()).video, false)), createdAt: 2 },
  ]
  if (stored?.draft.isBegun) left.push(await begun(stage, stored.draft, video, stored.isVideoMissing))
  else if (stored) left.push(await withFiles(stored.draft, video, false))
  return {
    path: routes.upload,
    isSignedIn: true,
    prepare: (page) => leaveUploads(page, stage.site.site.network.url, stage.viewer.uuid, left),
    before: async ({ page, requests }) => {
      await page.getByRole('button', { name: `Reprendre l’envoi : ${first}` }).click()
      await requests.next('openUpload')
      if (!stored) await page.getByRole('button', { name: 'Autre vidéo' }).click()
    },
  }
}
