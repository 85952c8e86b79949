import type { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findSessions } from '../../db/sessions.ts'
import { Seats } from '../../shared/seats.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../frame/answers.ts'
import { routesIn } from '../frame/route.ts'
import type { Viewer } from '../frame/viewer.ts'
import * as policy from '../policy.ts'
import { OpenStreams } from './openStreams.ts'
import { hearing } from './policy.ts'
import { topicsSchema } from './topics.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would otherwise keep events back until its buffer is full.
  'x-accel-buffering': 'no',
} as const

/** A stream holds a connection for as long as it is read: nobody may take all of a process's. */
const inAll = 5000
const seatsMax = { perAddress: { perHolder: 100, inAll }, perPerson: { perHolder: 50, inAll } }

const description =
  'Chaque événement est une ligne «\u202fdata:\u202f» suivie d’un objet JSON (forme Event) : quelque chose a changé, jamais quoi ; on relit la chose par ' +
  'l’API. kind media : le film, ou ce qui est dit de la vidéo (titre, description, visibilité, hashtags, miniature, masquée ou non). counts : ' +
  'vues, j’aime ou commentaires, au plus quatre fois par seconde. comment : un commentaire vient, change ou part. notification : la cloche. ' +
  'La première ligne est le commentaire «\u202f: listening\u202f», puis «\u202f: still here\u202f» vient toutes les 20 s. Rien n’est répété après une coupure : se ' +
  'reconnecter, puis relire. Le flux finit quand la session se ferme. 100 connexions par adresse et 50 par personne au plus.'

/** That something changed, as it happens; what it is now is for the reader to ask. */
export function eventRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Événements')
    const isOpen = async ({ tokenHash }: Viewer): Promise<boolean> => {
      try {
        return (await findSessions(deps.database.db, [tokenHash])).has(tokenHash)
      } catch (error) {
        // Who cannot be asked about is not let in: the reader comes back, and is asked anew.
        app.log.warn({ err: error }, 'a session could not be looked up for its live stream')
        return false
      }
    }
    const streams = new OpenStreams(deps.database.changes, isOpen)
    app.addHook('preClose', async () => streams.closeAll())
    const mustBeAllowedToHear = hearing(deps.database.db)

    const listen = {
      summary: 'Ce qui change, en Server-Sent Events : ?topics=content:{uuid},channel:{uuid},user:{uuid}',
      description,
      refuses: ['CONTENT_NOT_FOUND', 'CHANNEL_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN'],
      limit: 'read',
      openAnswers: { perAddress: new Seats(seatsMax.perAddress), perPerson: new Seats(seatsMax.perPerson) },
      allow: policy.anyone,
      input: { query: z.object({ topics: topicsSchema }) },
      answers: { 200: z.custom<Readable>() },
      produces: 'text/event-stream',
    } as const
    route.get('/events', listen, async ({ query: { topics }, viewer }) => {
      await mustBeAllowedToHear(viewer, topics)
      return streamed(streams.open(topics, viewer), headers)
    })
  }
}
