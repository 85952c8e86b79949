import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { ReadSite } from './siteReader.ts'

const manifestSchema = z.looseObject({ name: z.string(), short_name: z.string() })

/** Serves the built manifest, by which a device installs the site, with the site's name. */
export function manifest(webRoot: string, readSite: ReadSite): FastifyPluginAsync {
  return async (app) => {
    const built = manifestSchema.parse(JSON.parse(await readFile(join(webRoot, 'manifest.webmanifest'), 'utf8')))
    app.get('/manifest.webmanifest', async (request, reply) => {
      const { name, description, logoUrl } = await readSite(request)
      return reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify({
            ...built,
            name,
            short_name: name,
            ...(description !== '' && { description }),
            ...(logoUrl !== null && { icons: [{ src: logoUrl, sizes: 'any', type: 'image/webp' }] }),
          }),
        )
    })
  }
}
