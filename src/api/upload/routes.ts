import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, streamed } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { closeLingering } from './lingeringClose.ts'
import * as files from './service.ts'
import { uploadsTo } from './uploads.ts'

const file = z.file()
// A form is a stream: the schema only describes it for the API's document; the handler reads it from the request.
const form = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional()
const formOf = <Shape extends z.ZodRawShape>(shape: Shape) => ({ params: idParams, body: form(shape) })
const bothForm = formOf({ files: z.array(file), fileTypes: z.array(z.enum(['video', 'thumbnail'])) })

const urlSchema = z.object({ url: z.string() })
const bothSchema = z.object({ url: z.string(), thumbnail_url: z.string() })
const avatarSchema = z.object({ success: z.literal(true), avatar: z.string() })
const bannerSchema = z.object({ success: z.literal(true), banner_url: z.string() })
const storedSchema = z.object({ name: z.string(), url: z.string() })
const nameParams = z.object({ name: z.string() })

/**
 * Routes for files of contents, channels and users (specification §7). `url` of a video is the page that plays it: the uploaded file itself
 * is never public. POST and PUT do the same, so that an upload can safely be retried; PUT has the limits of the edit dialog (§5).
 */
export function fileRoutes(deps: ApiDeps): FastifyPluginAsync {
  const { storage } = deps
  return async (app) => {
    await app.register(multipart)
    closeLingering(app)
    const route = routesIn(app, deps, 'Fichiers')
    const upload = uploadsTo(deps)
    const anyForm = ['EMPTY_FILE', 'UPLOAD_INTERRUPTED', 'STORAGE_FULL'] as const
    const ofImages = refusing(...anyForm, 'IMAGE_REQUIRED', 'UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE')
    const unplayable = ['TRUNCATED_VIDEO', 'NOT_A_VIDEO', 'ENCRYPTED_VIDEO', 'VIDEO_TOO_MANY_PIXELS', 'VIDEO_TOO_LONG'] as const
    const ofVideos = refusing(...anyForm, 'FORBIDDEN', 'VIDEO_REQUIRED', 'UNSUPPORTED_VIDEO', 'VIDEO_TOO_LARGE', ...unplayable)
    const ofThumbnails = refusing(...anyForm, 'FORBIDDEN', 'IMAGE_REQUIRED', 'UNSUPPORTED_IMAGE', 'THUMBNAIL_TOO_LARGE')
    const sending = { limit: 'upload', allow: policy.signedIn, consumes: 'multipart/form-data' } as const

    const video = {
      ...sending,
      refuses: ofVideos,
      summary: 'Envoyer le fichier d’une vidéo',
      description: `MP4, AVI, WEBM, MOV ou MKV, ${limits.videoBytes / 1024 ** 3} Go au plus, ${limits.editVideoBytes / 1024 ** 2} Mo par PUT à la place d’un autre.`,
      missing: 'CONTENT_NOT_FOUND',
      input: formOf({ video: file }),
    } as const
    route.post('/files/video/:id', { ...video, answers: { 201: urlSchema } }, async (sent) => created(await upload.video(sent)))
    route.put('/files/video/:id', { ...video, answers: { 200: urlSchema } }, async (sent) =>
      ok(await upload.video({ ...sent, replaces: true })),
    )

    const thumbnail = {
      ...sending,
      refuses: ofThumbnails,
      summary: 'Envoyer sa miniature',
      description: `JPG, PNG ou WEBP, ${limits.thumbnailBytes / 1024 ** 2} Mo au plus, ${limits.editThumbnailBytes / 1024 ** 2} par PUT.`,
      missing: 'CONTENT_NOT_FOUND',
      input: formOf({ thumbnail: file }),
    } as const
    route.post('/files/thumbnail/:id', { ...thumbnail, answers: { 201: urlSchema } }, async (sent) => created(await upload.thumbnail(sent)))
    route.put('/files/thumbnail/:id', { ...thumbnail, answers: { 200: urlSchema } }, async (sent) =>
      ok(await upload.thumbnail({ ...sent, replaces: true })),
    )

    const both = {
      ...sending,
      refuses: [...ofVideos, ...ofThumbnails],
      summary: 'Envoyer les deux ; fileTypes dit dans l’ordre des fichiers : video ou thumbnail',
      missing: 'CONTENT_NOT_FOUND',
      input: bothForm,
      answers: { 201: bothSchema },
    } as const
    route.post('/files/video-with-thumbnail/:id', both, async (sent) => created(await upload.videoWithThumbnail(sent)))

    const avatar = {
      ...sending,
      refuses: [...ofImages, 'FORBIDDEN'],
      summary: 'Envoyer mon avatar',
      missing: 'USER_NOT_FOUND',
      input: formOf({ avatar: file }),
    } as const
    route.post('/files/avatar/:id', { ...avatar, answers: { 201: avatarSchema } }, async (sent) => created(await upload.avatar(sent)))
    route.put('/files/avatar/:id', { ...avatar, answers: { 200: avatarSchema } }, async (sent) => ok(await upload.avatar(sent)))

    const banner = {
      ...sending,
      refuses: [...ofImages, 'FORBIDDEN'],
      summary: 'Envoyer la bannière de ma chaîne',
      missing: 'CHANNEL_NOT_FOUND',
      input: formOf({ banner: file }),
    } as const
    route.post('/files/banner/:id', { ...banner, answers: { 201: bannerSchema } }, async (sent) => created(await upload.banner(sent)))
    route.put('/files/banner/:id', { ...banner, answers: { 200: bannerSchema } }, async (sent) => ok(await upload.banner(sent)))

    const stored = (name: string): z.output<typeof storedSchema> => ({ name, url: `${app.prefix}/files/${name}` })
    const one = {
      ...sending,
      refuses: refusing(...ofImages, 'USER_NOT_FOUND', 'CONFLICT'),
      summary: 'Garder une image à moi',
      input: { body: form({ file }) },
      answers: { 201: storedSchema },
    }
    route.post('/files/upload', one, async (sent) => created(stored(await upload.file(sent))))

    const many = {
      ...sending,
      refuses: refusing(...ofImages, 'USER_NOT_FOUND', 'CONFLICT'),
      summary: 'Garder des images à moi',
      input: { body: form({ files: z.array(file) }) },
      answers: { 201: z.array(storedSchema) },
    }
    route.post('/files/upload-multiple', many, async (sent) => created((await upload.files(sent)).map(stored)))

    const mine = { refuses: refusing('FORBIDDEN'), allow: policy.signedIn, input: { params: nameParams } }
    const read = {
      ...mine,
      limit: 'read',
      summary: 'Une image à moi',
      answers: { 200: z.instanceof(Readable) },
      produces: 'image/webp',
    } as const
    route.get('/files/:name', read, async ({ params, viewer }) => {
      const { key } = policy.mustOwn(viewer, files.parseFileName(params.name))
      const { stream, bytes } = await files.readFile(storage, key)
      return streamed(stream, { 'content-type': 'image/webp', 'content-length': String(bytes), 'cache-control': 'private, no-cache' })
    })

    const remove = {
      ...mine,
      makesRoom: true,
      limit: 'interaction',
      summary: 'Supprimer une image à moi',
      answers: noContentAnswers,
    } as const
    route.delete('/files/:name', remove, async ({ params, viewer }) => {
      await files.removeFile(storage, policy.mustOwn(viewer, files.parseFileName(params.name)).key)
      return noContent()
    })
  }
}
