import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findSessions } from '../../db/session/sessions.ts'
import { AppError } from '../../shared/errors.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../http/answers.ts'
import { visitorOf } from '../content/unlocks.ts'
import { route, routesOf } from '../http/route.ts'
import { rightsOfRole } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { OpenStreams } from './openStreams.ts'
import { subscriptionPolicy } from './policy.ts'
import { topicsSchema } from './topics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    streams: OpenStreams
    mustBeAllowedToSubscribe: ReturnType<typeof subscriptionPolicy>
  }
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would otherwise hold events back until its buffer is full.
  'x-accel-buffering': 'no',
} as const

/** A stream holds a connection as long as it is open: no client may take all connections of a process. */
const inAll = 5000

const description =
  'Chaque événement est une ligne «\u202fdata:\u202f» suivie d’un objet JSON (forme Event) : quelque chose a changé, jamais quoi ; on relit la chose par ' +
  'l’API. kind media : le fichier vidéo, ou ce qui est dit de la vidéo (titre, description, visibilité, hashtags, miniature, masquée ou non). counts : ' +
  'vues, j’aime ou commentaires, au plus quatre fois par seconde. comment : un commentaire vient, change ou part. notification : la cloche. ' +
  'La première ligne est le commentaire «\u202f: listening\u202f», puis «\u202f: still here\u202f» vient toutes les 20 s. Rien n’est répété après une coupure : se ' +
  'reconnecter, puis relire. Le flux finit quand la session se ferme. Au plus 100 connexions par adresse (IPv6\u202f: par réseau /64), 1000 par ' +
  'réseau /24 (IPv6\u202f: /48) et 50 par personne.'

const routes = routesOf('Événements', [
  route.get('/events', {
    summary: 'Ce qui change, en Server-Sent Events : ?topics=content:{uuid},channel:{uuid},user:{uuid}',
    description,
    limit: 'read',
    openAnswers: { perAddress: { perNetwork: 100, perSite: 1000, inAll }, perPerson: { perHolder: 50, inAll } },
    allow: policy.anyone,
    input: { query: z.object({ topics: topicsSchema }) },
    answers: { 200: z.custom<Readable>() },
    produces: 'text/event-stream',
    refuses: ['CONTENT_NOT_FOUND', 'CHANNEL_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ query: { topics }, viewer, request }) => {
      const { server } = request
      await server.mustBeAllowedToSubscribe(visitorOf(request), topics)
      return streamed(server.streams.open(topics, viewer), headers)
    },
  }),
])

function openStreams(app: FastifyInstance, { db, changes }: ApiDeps['database']): OpenStreams {
  return new OpenStreams(changes, async (viewer, topics) => {
    const { tokenHash } = viewer
    try {
      const session = (await findSessions(db, [tokenHash])).get(tokenHash)
      if (!session) return false
      const now = await app.limitViewer({ ...viewer, ...rightsOfRole(session.role_name), lacksSecondFactor: false })
      await app.mustBeAllowedToSubscribe({ viewer: now, cookie: undefined }, topics)
      return true
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return false
      // A session that cannot be checked counts as closed: the client reconnects, and is checked again.
      app.log.warn({ err: error }, 'the session of a live stream could not be read')
      return false
    }
  })
}

/** Streams that something changed, when it changes; the client then reads the new state. */
export function eventRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const streams = openStreams(app, deps.database)
    app.decorate('streams', streams)
    app.decorate('mustBeAllowedToSubscribe', subscriptionPolicy(deps.database.db))
    app.addHook('preClose', async () => streams.closeAll())
    await app.register(routes(deps))
  }
}
