import { Readable } from 'node:stream'
import { z } from 'zod'
import { findContent } from '../../db/content/contents.ts'
import { noParts } from '../../db/content/contentRows.ts'
import { AppError } from '../../shared/errors.ts'
import { partial, streamed } from '../http/answers.ts'
import { RangeNotSatisfiable } from '../http/rangeNotSatisfiable.ts'
import { idSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { openRendition, parseRange, readRendition } from './renditionFile.ts'

const params = z.object({ id: idSchema, version: z.string().regex(/^[0-9a-f]{32}$/), height: z.coerce.number().int().min(1).max(10_000) })

/** Routes of the videos that people may download. */
export const downloadRoutes = routesOf('Vidéos', [
  route.get('/contents/:id/downloads/:version/:height', {
    summary: 'Une vidéo en MP4, dans une de ses qualités, si sa créatrice le permet',
    description: 'L’adresse, donnée par ?expand=details à qui peut lire la vidéo, change avec ses fichiers. Range : une plage.',
    limit: 'read',
    allow: policy.anyone,
    input: { params },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: z.instanceof(Readable), 206: z.instanceof(Readable) },
    produces: 'video/mp4',
    refuses: ['RANGE_NOT_SATISFIABLE'],
    handle: async ({ params: { id, version, height }, db, request, deps: { storage } }) => {
      const content = policy.mustExist(await findContent(db, id, { ...noParts, details: true }), 'CONTENT_NOT_FOUND')
      const key = content.playlist_key
      // The version is the secret that the video's own files have as well.
      if (!content.details?.downloads_allowed || key === null || key.split('/').at(-2) !== version) throw new AppError('CONTENT_NOT_FOUND')
      const file = policy.mustExist(await openRendition(storage, key, height), 'CONTENT_NOT_FOUND')
      const range = parseRange(request.headers.range, file.bytes)
      if (range === null) throw new RangeNotSatisfiable(file.bytes)
      const { first, last } = range ?? { first: 0, last: file.bytes - 1 }
      const headers = {
        'content-type': 'video/mp4',
        'content-length': String(last - first + 1),
        'content-disposition': attachment(`${content.title} (${height}p).mp4`),
        'accept-ranges': 'bytes',
        etag: `"${version}-${height}"`,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      }
      const stream = readRendition(storage, file, { first, last })
      return range ? partial(stream, { ...headers, 'content-range': `bytes ${first}-${last}/${file.bytes}` }) : streamed(stream, headers)
    },
  }),
])

/** Returns a Content-Disposition header (RFC 6266) for any file name. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="video.mp4"; filename*=UTF-8''${encoded}`
}
