import type { FastifyPluginAsync } from 'fastify'
import { siteOf, type SeoDeps } from './site.ts'

/** Personal pages, in the spelling of the routes and in the capitals of the sidebar. */
const closed = [
  '/api/',
  '/login',
  '/oauth-callback',
  '/upload',
  '/captions/',
  '/dashboard',
  '/Dashboard',
  '/settings',
  '/Settings',
  '/subscriptions',
  '/history',
  '/History',
  '/profile',
  '/playlist$',
  '/Playlist$',
  '/moderation',
  '/notifications',
]

/** Serves /robots.txt. The gateway stays allowed: search engines run the app, which loads its data there. */
export function robots({ publicUrl }: Pick<SeoDeps, 'publicUrl'>): FastifyPluginAsync {
  return async (app) => {
    app.get('/robots.txt', async (request, reply) => {
      const lines = [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteOf(request, publicUrl)}/sitemap.xml`,
        '',
      ]
      return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(lines.join('\n'))
    })
  }
}
