import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { avatarWidths, pictureWidths } from '../../shared/pictures.ts'
import { servedFolders } from '../../storage/keys.ts'
import { contentTypeOf, forever } from '../../storage/served.ts'
import type { Storage } from '../../storage/storage.ts'
import { answerError } from '../http/errors.ts'
import { type PictureStorage, PictureSizes } from './pictureSizes.ts'

const served = new RegExp(`^/(${servedFolders.join('|')})/[\\w-]+/[\\w./-]+\\.(m3u8|m4s|mp4|vtt|webp)$`)

const isServed = (path: string): boolean => served.test(path) && !/\.\.|\.sizes\//.test(path)

function headersFor(path: string): Record<string, string> {
  return {
    'content-type': contentTypeOf(path),
    'x-content-type-options': 'nosniff',
    // Other sites and feed readers show images beside links to this site.
    ...(path.endsWith('.webp') && { 'cross-origin-resource-policy': 'cross-origin' }),
    // A file never changes under its name; a player that waits for more segments may read an HLS playlist again.
    'cache-control': path.endsWith('.m3u8') ? 'no-cache' : forever,
  }
}

/** Passes on a file that lies in a bucket. */
async function sendRemote(
  serve: NonNullable<Storage['serve']>,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = request.params['*']
  const file = isServed(`/${key}`) ? await serve(key, request.headers, request.method === 'HEAD' ? 'HEAD' : 'GET') : undefined
  if (!file) throw new AppError('NOT_FOUND')
  if (file.status === 416) {
    file.body?.destroy()
    reply.headers(file.headers)
    throw new AppError('RANGE_NOT_SATISFIABLE')
  }
  reply.code(file.status).headers({ ...headersFor(key), ...file.headers })
  // For HEAD, Fastify keeps the length that is given beside a stream only.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.body)
}

/** Returns the file server's own errors as errors of the catalogue. A path outside of the folder is NOT_FOUND, like any unknown address. */
function toMediaError(error: FastifyError): Error {
  const status = error.statusCode
  if (status === 412) return new AppError('PRECONDITION_FAILED', { cause: error })
  if (status === 416) return new AppError('RANGE_NOT_SATISFIABLE', { cause: error })
  return status === 403 || status === 404 ? new AppError('NOT_FOUND', { cause: error }) : error
}

type PictureParams = { folder: string; owner: string; file: string }

const sizedPicture = new RegExp(
  `^(?<key>(?:${servedFolders.join('|')})/[\\w-]+/[0-9a-f]{32}(?:-[0-9a-f]{6})?\\.webp)\\.(?<width>${[...avatarWidths, ...pictureWidths].join('|')})$`,
)

/** Sends a picture in one of its widths, as AVIF to those who ask for it. Other sites and feed readers may show it. */
async function sendPicture(
  sizes: PictureSizes,
  request: FastifyRequest<{ Params: PictureParams }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { folder, owner, file } = request.params
  const { key, width } = sizedPicture.exec(`${folder}/${owner}/${file}`)?.groups ?? {}
  const format = request.headers.accept?.includes('image/avif') === true ? 'avif' : 'webp'
  const picture = key !== undefined && (await sizes.read(key, Number(width), format))
  if (!picture) throw new AppError('NOT_FOUND')
  return reply
    .headers({
      'content-type': `image/${picture.format}`,
      'cache-control': picture.isLasting ? forever : 'no-cache',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(picture.bytes)
}

/**
 * Serves renditions and images, to be mounted under /media. Anyone with an address may read its file: media elements send no token, so the
 * random names are the secret. The uploaded files lie beside them and are never served.
 */
export function mediaFiles({ storage }: { storage: Pick<Storage, 'root' | 'serve'> & PictureStorage }): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
      // Carries the length of the file when a requested range is not in it.
      reply.headers(error.headers ?? {})
      return answerError(toMediaError(error), request, reply)
    })
    app.setNotFoundHandler((request, reply) => answerError(new AppError('NOT_FOUND'), request, reply))
    const sizes = new PictureSizes(storage, app.log)
    app.get<{ Params: PictureParams }>('/:folder/:owner/:file(^[0-9a-f-]+\\.webp\\.\\d+$)', (request, reply) =>
      sendPicture(sizes, request, reply),
    )
    if (storage.serve) {
      const { serve } = storage
      app.get<{ Params: { '*': string } }>('/*', (request, reply) => sendRemote(serve, request, reply))
    }
    if (storage.root === null) return
    await app.register(fastifyStatic, {
      root: storage.root,
      decorateReply: false,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      allowedPath: isServed,
      setHeaders(reply, path) {
        for (const [name, value] of Object.entries(headersFor(path))) reply.header(name, value)
      },
    })
  }
}
