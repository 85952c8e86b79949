import type { FastifyRequest } from 'fastify'
import { findMedia } from '../../db/media/media.ts'
import { limits } from '../../shared/limits.ts'
import { watchPath } from '../../shared/routes.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustBe } from '../policy.ts'
import { announcingArrival } from './arrival.ts'
import { ingestVideo, inspectVideo } from './ingestVideo.ts'
import { mustOwnChannel, mustOwnContent } from './policy.ts'
import { type Form, receiveForm } from './receive.ts'
import * as files from './service.ts'

const forms = {
  video: { field: 'video', kinds: ['video'], count: 1 },
  thumbnail: { field: 'thumbnail', kinds: ['thumbnail'], count: 1 },
  editVideo: { field: 'video', kinds: ['editVideo'], count: 1 },
  editThumbnail: { field: 'thumbnail', kinds: ['editThumbnail'], count: 1 },
  both: { field: 'files', kinds: ['video', 'thumbnail'], count: 2 },
  avatar: { field: 'avatar', kinds: ['avatar'], count: 1 },
  banner: { field: 'banner', kinds: ['banner'], count: 1 },
  upload: { field: 'file', kinds: ['file'], count: 1 },
  uploads: { field: 'files', kinds: ['file'], count: limits.filesPerUpload },
} as const satisfies Record<string, Form>

type Sent = { viewer: Viewer; request: FastifyRequest }
type SentFor = Sent & { params: { id: string } }
/** `replaces`: the upload replaces another file, if there is one, and has other limits. */
type SentOnce = SentFor & { replaces?: boolean }

/** Handles each form in this order: check the owner → receive → store. The result is the response. */
export function uploadsTo(deps: ApiDeps) {
  const { storage, database } = deps
  const withLog = (request: FastifyRequest) => ({ ...deps, log: request.log })

  return {
    async video({ params, viewer, request, replaces }: SentOnce): Promise<{ url: string }> {
      await mustOwnContent(viewer, database.db, params.id)
      // Without a file to replace, the limit of a first file applies.
      const form = replaces && (await findMedia(database.db, params.id))?.state !== 'awaitingFile' ? forms.editVideo : forms.video
      await announcingArrival(withLog(request), params.id, () =>
        receiveForm(request, deps, viewer.uuid, form, (received) =>
          ingestVideo(withLog(request), params.id, files.single(received, 'VIDEO_REQUIRED')),
        ),
      )
      return { url: watchPath(params.id) }
    },

    async thumbnail({ params, viewer, request, replaces }: SentOnce): Promise<{ url: string }> {
      const content = await mustOwnContent(viewer, database.db, params.id)
      const key = await receiveForm(request, deps, viewer.uuid, replaces ? forms.editThumbnail : forms.thumbnail, (received) =>
        files.setThumbnail(withLog(request), content, files.single(received, 'IMAGE_REQUIRED')),
      )
      return { url: storage.url(key) }
    },

    async videoWithThumbnail({ params, viewer, request }: SentFor): Promise<{ url: string; thumbnail_url: string }> {
      const content = await mustOwnContent(viewer, database.db, params.id)
      const receive = () =>
        receiveForm(request, deps, viewer.uuid, forms.both, async (received) => {
          const { video, thumbnail } = files.videoAndThumbnail(received)
          // Both or none: the video is inspected before the thumbnail is stored.
          const inspected = await inspectVideo(withLog(request), video)
          const made = await files.setThumbnail(withLog(request), content, thumbnail)
          await ingestVideo(withLog(request), params.id, video, inspected)
          return made
        })
      const key = await announcingArrival(withLog(request), params.id, receive)
      return { url: watchPath(params.id), thumbnail_url: storage.url(key) }
    },

    async avatar({ params, viewer, request }: SentFor): Promise<{ success: true; avatar: string }> {
      mustBe(viewer, params.id)
      const key = await receiveForm(request, deps, viewer.uuid, forms.avatar, (received) =>
        files.setAvatar(withLog(request), params.id, files.single(received, 'IMAGE_REQUIRED')),
      )
      return { success: true, avatar: storage.url(key) }
    },

    async banner({ params, viewer, request }: SentFor): Promise<{ success: true; banner_url: string }> {
      await mustOwnChannel(viewer, database.db, params.id)
      const key = await receiveForm(request, deps, viewer.uuid, forms.banner, (received) =>
        files.setBanner(withLog(request), params.id, files.single(received, 'IMAGE_REQUIRED')),
      )
      return { success: true, banner_url: storage.url(key) }
    },

    /** @returns the name of the stored image */
    async file({ viewer, request }: Sent): Promise<string> {
      const names = await receiveForm(request, deps, viewer.uuid, forms.upload, (received) =>
        files.addFiles(deps, viewer.uuid, received.files),
      )
      return names.join()
    },

    /** @returns the names of the stored images */
    async files({ viewer, request }: Sent): Promise<string[]> {
      return receiveForm(request, deps, viewer.uuid, forms.uploads, (received) => files.addFiles(deps, viewer.uuid, received.files))
    },
  }
}
