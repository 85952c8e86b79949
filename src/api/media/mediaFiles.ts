import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { servedFolders } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { answerError } from '../http/errors.ts'

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
}

const served = new RegExp(`^/(${servedFolders.join('|')})/[\\w-]+/[\\w./-]+\\.(m3u8|m4s|mp4|vtt|webp)$`)

/** Returns the file server's own errors as errors of the catalogue. A path outside of the folder is NOT_FOUND, like any unknown address. */
function toMediaError(error: FastifyError): Error {
  const status = error.statusCode
  if (status === 412) return new AppError('PRECONDITION_FAILED', { cause: error })
  if (status === 416) return new AppError('RANGE_NOT_SATISFIABLE', { cause: error })
  return status === 403 || status === 404 ? new AppError('NOT_FOUND', { cause: error }) : error
}

/**
 * Serves renditions and images, to be mounted under /media. Anyone with an address may read its file: media elements send no token, so the
 * random names are the secret. The uploaded files lie beside them and are never served.
 */
export function mediaFiles({ storage }: { storage: Pick<Storage, 'root'> }): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
      // Carries the length of the file when a requested range is not in it.
      reply.headers(error.headers ?? {})
      return answerError(toMediaError(error), request, reply)
    })
    app.setNotFoundHandler((request, reply) => answerError(new AppError('NOT_FOUND'), request, reply))
    await app.register(fastifyStatic, {
      root: storage.root,
      decorateReply: false,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      allowedPath: (path) => served.test(path) && !path.includes('..'),
      setHeaders(reply, path) {
        const extension = path.slice(path.lastIndexOf('.'))
        reply.header('content-type', types[extension] ?? 'application/octet-stream')
        reply.header('x-content-type-options', 'nosniff')
        // Other sites and feed readers show images beside links to this site.
        if (extension === '.webp') reply.header('cross-origin-resource-policy', 'cross-origin')
        // A file never changes under its name; a player that waits for more segments may read an HLS playlist again.
        reply.header('cache-control', extension === '.m3u8' ? 'no-cache' : 'public, max-age=31536000, immutable')
      },
    })
  }
}
