import type { FastifyPluginAsync } from 'fastify'
import { siteOf, type OutsideDeps } from './site.ts'

/** What is nobody's but its reader's, as the addresses and the sidebar's capitals have it. */
const closed = [
  '/api/',
  '/login',
  '/oauth-callback',
  '/upload',
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

/** /robots.txt. The gateway stays open: search engines run the app, which asks there for what it shows. */
export function robots({ publicUrl }: Pick<OutsideDeps, 'publicUrl'>): FastifyPluginAsync {
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
