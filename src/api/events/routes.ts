import type { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findSession } from '../../db/sessions.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../frame/answers.ts'
import { routesIn } from '../frame/route.ts'
import type { Viewer } from '../frame/viewer.ts'
import * as policy from '../policy.ts'
import { OpenStreams } from './openStreams.ts'
import { mustBeAllowedToHear } from './policy.ts'
import { topicsSchema } from './topics.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would otherwise keep events back until its buffer is full.
  'x-accel-buffering': 'no',
} as const

const description =
  'Chaque événement est une ligne «\u202fdata:\u202f» suivie d’un objet JSON (forme Event) : quelque chose a changé, jamais quoi ; on relit la chose par ' +
  'l’API. kind media : le film, ou ce qui est dit de la vidéo (titre, description, visibilité, hashtags, miniature, masquée ou non). counts : ' +
  'vues, j’aime ou commentaires, au plus quatre fois par seconde. comment : un commentaire vient, change ou part. notification : la cloche. ' +
  'La première ligne est le commentaire «\u202f: listening\u202f», puis «\u202f: still here\u202f» vient toutes les 20 s. Rien n’est répété après une coupure : se ' +
  'reconnecter, puis relire. Le flux finit quand la session se ferme. 100 connexions par adresse au plus.'

/** That something changed, as it happens; what it is now is for the reader to ask. */
export function eventRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Événements')
    const isOpen = async ({ tokenHash }: Viewer): Promise<boolean> => {
      try {
        return (await findSession(deps.database.db, tokenHash)) !== undefined
      } catch (error) {
        // Who cannot be asked about is not let in: the reader comes back, and is asked anew.
        app.log.warn({ err: error }, 'a session could not be looked up for its live stream')
        return false
      }
    }
    const streams = new OpenStreams(deps.database.changes, isOpen)
    app.addHook('preClose', async () => streams.closeAll())

    const listen = {
      summary: 'Ce qui change, en Server-Sent Events : ?topics=content:{uuid},channel:{uuid},user:{uuid}',
      description,
      refuses: ['CONTENT_NOT_FOUND', 'CHANNEL_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN'],
      limit: 'read',
      allow: policy.anyone,
      input: { query: z.object({ topics: topicsSchema }) },
      answers: { 200: z.custom<Readable>() },
      produces: 'text/event-stream',
    } as const
    route.get('/events', listen, async ({ query: { topics }, viewer, db, request }) => {
      for (const topic of topics) await mustBeAllowedToHear(db, viewer, topic)
      return streamed(streams.open(topics, { viewer, address: request.ip }), headers)
    })
  }
}
