import type { FastifyRequest } from 'fastify'
import { limits } from '../../shared/limits.ts'
import { watchPath } from '../../shared/routes.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustBe } from '../policy.ts'
import { announcingArrival } from './arrival.ts'
import { ingestVideo, inspectVideo } from './ingestVideo.ts'
import { hasVideoFile, mustManageChannel, mustManageContent } from './policy.ts'
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

type Sent = { viewer: Viewer; request: FastifyRequest; deps: ApiDeps }
type SentFor = Sent & { params: { id: string } }
/** `replaces`: the upload replaces another file, if there is one, and has other limits. */
type SentOnce = SentFor & { replaces?: boolean }

// Each handles its form in this order: check who manages it → receive → store. The result is the response.

const imagesOf = ({ uuid }: Viewer): Sender => ({ user: uuid, content: null })

const withLog = (deps: ApiDeps, { log }: FastifyRequest) => ({ ...deps, log })

export async function receiveVideo({ params, viewer, request, replaces, deps }: SentOnce): Promise<{ url: string }> {
  const content = await mustManageContent(viewer, deps.database.db, params.id)
  const form = replaces && (await hasVideoFile(deps.database.db, params.id)) ? forms.editVideo : forms.video
  await announcingArrival(withLog(deps, request), params.id, () =>
    receiveForm(request, deps, { user: viewer.uuid, content }, form, (received) =>
      ingestVideo(withLog(deps, request), params.id, files.singleVideo(received)),
    ),
  )
  return { url: watchPath(params.id) }
}

export async function receiveThumbnail({ params, viewer, request, replaces, deps }: SentOnce): Promise<{ url: string }> {
  const content = await mustManageContent(viewer, deps.database.db, params.id)
  const key = await receiveForm(request, deps, imagesOf(viewer), replaces ? forms.editThumbnail : forms.thumbnail, (received) =>
    files.setThumbnail(withLog(deps, request), content, files.singleImage(received)),
  )
  return { url: deps.storage.url(key) }
}

export async function receiveVideoWithThumbnail({
  params,
  viewer,
  request,
  deps,
}: SentFor): Promise<{ url: string; thumbnail_url: string }> {
  const content = await mustManageContent(viewer, deps.database.db, params.id)
  const receive = () =>
    receiveForm(request, deps, { user: viewer.uuid, content }, forms.both, async (received) => {
      const { video, thumbnail } = files.videoAndThumbnail(received)
      // Both or none: the video is inspected before the thumbnail is stored.
      const inspected = await inspectVideo(withLog(deps, request), video)
      const made = await files.setThumbnail(withLog(deps, request), content, thumbnail)
      await ingestVideo(withLog(deps, request), params.id, video, { inspected })
      return made
    })
  const key = await announcingArrival(withLog(deps, request), params.id, receive)
  return { url: watchPath(params.id), thumbnail_url: deps.storage.url(key) }
}

export async function receiveAvatar({ params, viewer, request, deps }: SentFor): Promise<{ success: true; avatar: string }> {
  mustBe(viewer, params.id)
  const key = await receiveForm(request, deps, imagesOf(viewer), forms.avatar, (received) =>
    files.setAvatar(withLog(deps, request), params.id, files.singleImage(received)),
  )
  return { success: true, avatar: deps.storage.url(key) }
}

export async function receiveBanner({ params, viewer, request, deps }: SentFor): Promise<{ success: true; banner_url: string }> {
  await mustManageChannel(viewer, deps.database.db, params.id)
  const key = await receiveForm(request, deps, imagesOf(viewer), forms.banner, (received) =>
    files.setBanner(withLog(deps, request), params.id, files.singleImage(received)),
  )
  return { success: true, banner_url: deps.storage.url(key) }
}

export async function receiveLogo({ viewer, request, deps }: Sent): Promise<{ success: true; logo_url: string }> {
  const key = await receiveForm(request, deps, imagesOf(viewer), forms.logo, (received) =>
    files.setLogo(withLog(deps, request), viewer, files.singleImage(received)),
  )
  return { success: true, logo_url: deps.storage.url(key) }
}

/** @returns the name of the stored image */
export async function receiveFile({ viewer, request, deps }: Sent): Promise<string> {
  const names = await receiveForm(request, deps, imagesOf(viewer), forms.upload, (received) =>
    files.addFiles(deps, viewer.uuid, files.images(received)),
  )
  return names.join()
}

/** @returns the names of the stored images */
export async function receiveFiles({ viewer, request, deps }: Sent): Promise<string[]> {
  return receiveForm(request, deps, imagesOf(viewer), forms.uploads, (received) =>
    files.addFiles(deps, viewer.uuid, files.images(received)),
  )
}
