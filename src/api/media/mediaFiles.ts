import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { servedFolders } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
}

const served = new RegExp(`^/(${servedFolders.join('|')})/[\\w-]+/[\\w./-]+\\.(m3u8|m4s|mp4|vtt|webp)$`)

/**
 * Renditions and images, to be mounted under /media. Whoever has an address may read what it names: media elements send
 * no token, so that the random names are the key. The uploaded files lie beside them and are never served.
 */
export function mediaFiles({ storage }: { storage: Pick<Storage, 'root'> }): FastifyPluginAsync {
  return async (app) => {
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
        // A name is written once and never changed; a playlist may be read again by a player that waits for more.
        reply.header('cache-control', extension === '.m3u8' ? 'no-cache' : 'public, max-age=31536000, immutable')
      },
    })
  }
}
