import type { FastifyRequest } from 'fastify'
import { limits } from '../../shared/limits.ts'
import { watchPath } from '../../shared/routes.ts'
import type { Db, Tx } from '../../db/connection/database.ts'
import { holdRights } from '../../db/upload/senderRights.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustBe } from '../policy.ts'
import { announcingArrival } from './arrival.ts'
import { ingestVideo } from './ingestVideo.ts'
import { hasVideoFile, mustManageChannel, mustManageContent, type UploadTarget } from './policy.ts'
import { type Form, receiveForm, type Sender } from './receive.ts'
import * as files from './service.ts'

const forms = {
  video: { field: 'video', kinds: ['video'], count: 1 },
  thumbnail: { field: 'thumbnail', kinds: ['thumbnail'], count: 1 },
  editVideo: { field: 'video', kinds: ['editVideo'], count: 1 },
  editThumbnail: { field: 'thumbnail', kinds: ['editThumbnail'], count: 1 },
  both: { field: 'files', kinds: ['video', 'thumbnail'], count: 2 },
  avatar: { field: 'avatar', kinds: ['avatar'], count: 1 },
  banner: { field: 'banner', kinds: ['banner'], count: 1 },
  logo: { field: 'logo', kinds: ['logo'], count: 1 },
  upload: { field: 'file', kinds: ['file'], count: 1 },
  uploads: { field: 'files', kinds: ['file'], count: limits.filesPerUpload },
} as const satisfies Record<string, Form>

type Sent = { viewer: Viewer; viewerNow: (db: Db | Tx) => Promise<Viewer>; request: FastifyRequest; deps: ApiDeps }
type SentFor = Sent & { params: { id: string } }
/** `replaces`: the upload replaces another file, if there is one, and has other limits. */
type SentOnce = SentFor & { replaces?: boolean }

// Each handles its form in this order: check who manages it → receive → check it again and store. The result is the response.

/** What a form is for, and the rule for it beyond the route's own, which is checked before and after the form arrives. */
type Right = { channel?: string; must?: (viewer: Viewer, tx: Tx) => unknown }

const senderOf = ({ viewer, viewerNow }: Sent, { channel, must }: Right = {}): Sender => ({
  user: viewer.uuid,
  content: null,
  mustStillBeAllowed: async (tx) => {
    await holdRights(tx, { user_uuid: viewer.uuid, channel_uuid: channel ?? null, token_hash: viewer.tokenHash })
    const now = await viewerNow(tx)
    await must?.(now, tx)
  },
})

/** The sender of a file of a content. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN */
async function senderFor(sent: SentFor): Promise<Sender & { content: UploadTarget }> {
  const must = (viewer: Viewer, db: Db | Tx): Promise<UploadTarget> => mustManageContent(viewer, db, sent.params.id)
  const content = await must(sent.viewer, sent.deps.database.db)
  return { ...senderOf(sent, { channel: content.channel_uuid, must }), content }
}

const withLog = (deps: ApiDeps, { log }: FastifyRequest) => ({ ...deps, log })

export async function receiveVideo(sent: SentOnce): Promise<{ url: string }> {
  const { params, request, replaces, deps } = sent
  const sender = await senderFor(sent)
  const form = replaces && (await hasVideoFile(deps.database.db, params.id)) ? forms.editVideo : forms.video
  await announcingArrival(withLog(deps, request), params.id, () =>
    receiveForm(request, deps, sender, form, (received, mustStillBeAllowed) =>
      ingestVideo(withLog(deps, request), params.id, files.singleVideo(received), { mustStillBeAllowed }),
    ),
  )
  return { url: watchPath(params.id) }
}

export async function receiveThumbnail(sent: SentOnce): Promise<{ url: string }> {
  const { request, replaces, deps } = sent
  const { content, ...sender } = await senderFor(sent)
  const form = replaces ? forms.editThumbnail : forms.thumbnail
  const key = await receiveForm(request, deps, { ...sender, content: null }, form, (received, mustStillBeAllowed) =>
    files.setThumbnail(withLog(deps, request), content, { file: files.singleImage(received), mustStillBeAllowed }),
  )
  return { url: deps.storage.url(key) }
}

export async function receiveVideoWithThumbnail(sent: SentFor): Promise<{ url: string; thumbnail_url: string }> {
  const { params, request, deps } = sent
  const sender = await senderFor(sent)
  const receive = () =>
    receiveForm(request, deps, sender, forms.both, (received, mustStillBeAllowed) =>
      files.setVideoAndThumbnail(withLog(deps, request), params.id, files.videoAndThumbnail(received), mustStillBeAllowed),
    )
  const key = await announcingArrival(withLog(deps, request), params.id, receive)
  return { url: watchPath(params.id), thumbnail_url: deps.storage.url(key) }
}

export async function receiveAvatar(sent: SentFor): Promise<{ success: true; avatar: string }> {
  const { params, viewer, request, deps } = sent
  mustBe(viewer, params.id)
  const key = await receiveForm(request, deps, senderOf(sent), forms.avatar, (received, mustStillBeAllowed) =>
    files.setAvatar(withLog(deps, request), params.id, { file: files.singleImage(received), mustStillBeAllowed }),
  )
  return { success: true, avatar: deps.storage.url(key) }
}

export async function receiveBanner(sent: SentFor): Promise<{ success: true; banner_url: string }> {
  const { params, viewer, request, deps } = sent
  const must = (person: Viewer, db: Db | Tx): Promise<void> => mustManageChannel(person, db, params.id)
  await must(viewer, deps.database.db)
  const key = await receiveForm(request, deps, senderOf(sent, { channel: params.id, must }), forms.banner, (received, mustStillBeAllowed) =>
    files.setBanner(withLog(deps, request), params.id, { file: files.singleImage(received), mustStillBeAllowed }),
  )
  return { success: true, banner_url: deps.storage.url(key) }
}

export async function receiveLogo(sent: Sent): Promise<{ success: true; logo_url: string }> {
  const { viewer, request, deps } = sent
  const key = await receiveForm(request, deps, senderOf(sent), forms.logo, (received, mustStillBeAllowed) =>
    files.setLogo(withLog(deps, request), viewer, { file: files.singleImage(received), mustStillBeAllowed }),
  )
  return { success: true, logo_url: deps.storage.url(key) }
}

/** @returns the name of the stored image */
export async function receiveFile(sent: Sent): Promise<string> {
  return (await receiveOwn(sent, forms.upload)).join()
}

/** @returns the names of the stored images */
export async function receiveFiles(sent: Sent): Promise<string[]> {
  return receiveOwn(sent, forms.uploads)
}

async function receiveOwn(sent: Sent, form: Form): Promise<string[]> {
  const { viewer, request, deps } = sent
  return receiveForm(request, deps, senderOf(sent), form, (received, mustStillBeAllowed) =>
    files.addFiles(deps, viewer.uuid, files.images(received), mustStillBeAllowed),
  )
}
