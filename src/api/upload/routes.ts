import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { limits } from '../../shared/limits.ts'
import { formatLargestVideo } from '../../shared/videoSize.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, streamed } from '../http/answers.ts'
import { idParams, userIdParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { closeLingering } from './lingeringClose.ts'
import { resumableUploadRoutes } from './resumable/routes.ts'
import * as files from './service.ts'
import {
  receiveVideo,
  receiveThumbnail,
  receiveVideoWithThumbnail,
  receiveAvatar,
  receiveBanner,
  receiveLogo,
  receiveFile,
  receiveFiles,
} from './uploads.ts'

const file = z.file()
// A form is a stream: the schema only describes it for the API's document; the handler reads it from the request.
const form = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional()
const formOf = <Shape extends z.ZodRawShape>(shape: Shape) => ({ params: idParams, body: form(shape) })
const avatarForm = { params: userIdParams, body: form({ avatar: file }) }
const bothForm = formOf({ files: z.array(file), fileTypes: z.array(z.enum(['video', 'thumbnail'])) })

const urlSchema = z.object({ url: z.string() })
const bothSchema = z.object({ url: z.string(), thumbnail_url: z.string() })
const avatarSchema = z.object({ success: z.literal(true), avatar: z.string() })
const bannerSchema = z.object({ success: z.literal(true), banner_url: z.string() })
const logoSchema = z.object({ success: z.literal(true), logo_url: z.string() })
const storedSchema = z.object({ name: z.string(), url: z.string() })
const nameParams = z.object({ name: z.string() })

const aboutVideos =
  'MP4, AVI, WEBM, MOV ou MKV. Le site choisit la taille maximale, largestVideoBytes de GET /site\u202f: ' +
  `${formatLargestVideo(limits.videoBytes)} au plus, ${formatLargestVideo(limits.editVideoBytes)} par PUT à la place d’un autre.`
const aboutThumbnails = `JPG, PNG ou WEBP, ${limits.thumbnailBytes / 1024 ** 2} Mo au plus, ${limits.editThumbnailBytes / 1024 ** 2} par PUT.`

const anyForm = ['EMPTY_FILE', 'UPLOAD_INTERRUPTED', 'STORAGE_FULL'] as const
const unplayable = ['TRUNCATED_VIDEO', 'NOT_A_VIDEO', 'ENCRYPTED_VIDEO', 'VIDEO_TOO_MANY_PIXELS', 'VIDEO_TOO_LONG'] as const
const ofVideos: ErrorCode[] = [
  ...anyForm,
  'FORBIDDEN',
  'VIDEO_REQUIRED',
  'UNSUPPORTED_VIDEO',
  'VIDEO_TOO_LARGE',
  'QUOTA_EXCEEDED',
  ...unplayable,
]
const ofThumbnails: ErrorCode[] = [...anyForm, 'FORBIDDEN', 'IMAGE_REQUIRED', 'UNSUPPORTED_IMAGE', 'THUMBNAIL_TOO_LARGE']
const ofImages: ErrorCode[] = [...anyForm, 'IMAGE_REQUIRED', 'UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE']

const routes = routesOf('Fichiers', [
  route.post('/files/video/:id', {
    summary: 'Envoyer le fichier d’une vidéo',
    description: aboutVideos,
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: formOf({ video: file }),
    missing: 'CONTENT_NOT_FOUND',
    answers: { 201: urlSchema },
    refuses: ofVideos,
    handle: async (sent) => created(await receiveVideo(sent)),
  }),

  route.put('/files/video/:id', {
    summary: 'Envoyer le fichier d’une vidéo',
    description: aboutVideos,
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: formOf({ video: file }),
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: urlSchema },
    refuses: ofVideos,
    handle: async (sent) => ok(await receiveVideo({ ...sent, replaces: true })),
  }),

  route.post('/files/thumbnail/:id', {
    summary: 'Envoyer sa miniature',
    description: aboutThumbnails,
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: formOf({ thumbnail: file }),
    missing: 'CONTENT_NOT_FOUND',
    answers: { 201: urlSchema },
    refuses: ofThumbnails,
    handle: async (sent) => created(await receiveThumbnail(sent)),
  }),

  route.put('/files/thumbnail/:id', {
    summary: 'Envoyer sa miniature',
    description: aboutThumbnails,
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: formOf({ thumbnail: file }),
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: urlSchema },
    refuses: ofThumbnails,
    handle: async (sent) => ok(await receiveThumbnail({ ...sent, replaces: true })),
  }),

  route.post('/files/video-with-thumbnail/:id', {
    summary: 'Envoyer les deux ; fileTypes dit dans l’ordre des fichiers : video ou thumbnail',
    description: `La vidéo\u202f: ${aboutVideos}`,
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: bothForm,
    missing: 'CONTENT_NOT_FOUND',
    answers: { 201: bothSchema },
    refuses: [...ofVideos, ...ofThumbnails],
    handle: async (sent) => created(await receiveVideoWithThumbnail(sent)),
  }),

  route.post('/files/avatar/:id', {
    summary: 'Envoyer mon avatar',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: avatarForm,
    missing: 'USER_NOT_FOUND',
    answers: { 201: avatarSchema },
    refuses: [...ofImages, 'FORBIDDEN'],
    handle: async (sent) => created(await receiveAvatar(sent)),
  }),

  route.put('/files/avatar/:id', {
    summary: 'Envoyer mon avatar',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: avatarForm,
    missing: 'USER_NOT_FOUND',
    answers: { 200: avatarSchema },
    refuses: [...ofImages, 'FORBIDDEN'],
    handle: async (sent) => ok(await receiveAvatar(sent)),
  }),

  route.post('/files/banner/:id', {
    summary: 'Envoyer la bannière de ma chaîne',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: formOf({ banner: file }),
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 201: bannerSchema },
    refuses: [...ofImages, 'FORBIDDEN'],
    handle: async (sent) => created(await receiveBanner(sent)),
  }),

  route.put('/files/banner/:id', {
    summary: 'Envoyer la bannière de ma chaîne',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: formOf({ banner: file }),
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: bannerSchema },
    refuses: [...ofImages, 'FORBIDDEN'],
    handle: async (sent) => ok(await receiveBanner(sent)),
  }),

  route.post('/site/logo', {
    summary: 'Envoyer le logo du site (administrateurs)',
    limit: 'upload',
    allow: policy.administrator,
    consumes: 'multipart/form-data',
    input: { body: form({ logo: file }) },
    answers: { 201: logoSchema },
    refuses: ofImages,
    handle: async (sent) => created(await receiveLogo(sent)),
  }),

  route.delete('/site/logo', {
    summary: 'Rendre au site le logo de Lucarne (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: {},
    answers: noContentAnswers,
    handle: async ({ viewer, request, deps }) => {
      await files.removeLogo({ ...deps, log: request.log }, viewer)
      return noContent()
    },
  }),

  route.post('/files/upload', {
    summary: 'Garder une image à moi',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: { body: form({ file }) },
    answers: { 201: storedSchema },
    refuses: [...ofImages, 'CONFLICT'],
    handle: async (sent) => created(stored(sent, await receiveFile(sent))),
  }),

  route.post('/files/upload-multiple', {
    summary: 'Garder des images à moi',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: 'multipart/form-data',
    input: { body: form({ files: z.array(file) }) },
    answers: { 201: z.array(storedSchema) },
    refuses: [...ofImages, 'CONFLICT'],
    handle: async (sent) => created((await receiveFiles(sent)).map((name) => stored(sent, name))),
  }),

  route.get('/files/:name', {
    summary: 'Une image à moi',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: nameParams },
    answers: { 200: z.instanceof(Readable) },
    produces: 'image/webp',
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, deps }) => {
      const { key } = policy.mustOwn(viewer, files.parseFileName(params.name))
      const { stream, bytes } = await files.readFile(deps.storage, key)
      return streamed(stream, { 'content-type': 'image/webp', 'content-length': String(bytes), 'cache-control': 'private, no-cache' })
    },
  }),

  route.delete('/files/:name', {
    summary: 'Supprimer une image à moi',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: nameParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, deps }) => {
      await files.removeFile(deps.storage, policy.mustOwn(viewer, files.parseFileName(params.name)).key)
      return noContent()
    },
  }),
])

function stored({ request }: { request: FastifyRequest }, name: string): z.output<typeof storedSchema> {
  return { name, url: `${request.server.prefix}/files/${name}` }
}

/**
 * Routes for files of contents, channels and users (specification §7). `url` of a video is the page that plays it: the uploaded file itself
 * is never public. POST and PUT do the same, so that an upload can safely be retried; PUT has the limits of the edit dialog (§5).
 */
export function fileRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart)
    closeLingering(app)
    await app.register(routes(deps))
    await app.register(resumableUploadRoutes(deps))
  }
}
