import type { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findSessions } from '../../db/session/sessions.ts'
import { AddressSeats, Seats } from '../../shared/seats.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../http/answers.ts'
import { routesIn } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { OpenStreams } from './openStreams.ts'
import { subscriptionPolicy } from './policy.ts'
import { topicsSchema } from './topics.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would otherwise hold events back until its buffer is full.
  'x-accel-buffering': 'no',
} as const

/** A stream holds a connection as long as it is open: no client may take all connections of a process. */
const inAll = 5000
const seatsMax = { perAddress: { perNetwork: 100, perSite: 1000, inAll }, perPerson: { perHolder: 50, inAll } }

const description =
  'Chaque événement est une ligne «\u202fdata:\u202f» suivie d’un objet JSON (forme Event) : quelque chose a changé, jamais quoi ; on relit la chose par ' +
  'l’API. kind media : le fichier vidéo, ou ce qui est dit de la vidéo (titre, description, visibilité, hashtags, miniature, masquée ou non). counts : ' +
  'vues, j’aime ou commentaires, au plus quatre fois par seconde. comment : un commentaire vient, change ou part. notification : la cloche. ' +
  'La première ligne est le commentaire «\u202f: listening\u202f», puis «\u202f: still here\u202f» vient toutes les 20 s. Rien n’est répété après une coupure : se ' +
  'reconnecter, puis relire. Le flux finit quand la session se ferme. Au plus 100 connexions par adresse (IPv6\u202f: par réseau /64), 1000 par ' +
  'réseau /24 (IPv6\u202f: /48) et 50 par personne.'

/** Streams that something changed, when it changes; the client then reads the new state. */
export function eventRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Événements')
    const isOpen = async ({ tokenHash }: Viewer): Promise<boolean> => {
      try {
        return (await findSessions(deps.database.db, [tokenHash])).has(tokenHash)
      } catch (error) {
        // A session that cannot be checked counts as closed: the client reconnects, and is checked again.
        app.log.warn({ err: error }, 'the session of a live stream could not be read')
        return false
      }
    }
    const streams = new OpenStreams(deps.database.changes, isOpen)
    app.addHook('preClose', async () => streams.closeAll())
    const mustBeAllowedToSubscribe = subscriptionPolicy(deps.database.db)

    const listen = {
      summary: 'Ce qui change, en Server-Sent Events : ?topics=content:{uuid},channel:{uuid},user:{uuid}',
      description,
      refuses: ['CONTENT_NOT_FOUND', 'CHANNEL_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN'],
      limit: 'read',
      openAnswers: { perAddress: new AddressSeats(seatsMax.perAddress), perPerson: new Seats(seatsMax.perPerson) },
      allow: policy.anyone,
      input: { query: z.object({ topics: topicsSchema }) },
      answers: { 200: z.custom<Readable>() },
      produces: 'text/event-stream',
    } as const
    route.get('/events', listen, async ({ query: { topics }, viewer }) => {
      await mustBeAllowedToSubscribe(viewer, topics)
      return streamed(streams.open(topics, viewer), headers)
    })
  }
}
