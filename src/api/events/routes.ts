import type { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findSession } from '../../db/sessions.ts'
import type { ApiDeps } from '../deps.ts'
import { streamed } from '../frame/answers.ts'
import { routesIn } from '../frame/route.ts'
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

/** That something changed, as it happens; what it is now is for the reader to ask. */
export function eventRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Événements')
    const streams = new OpenStreams(
      deps.database.changes,
      async ({ tokenHash }) => (await findSession(deps.database.db, tokenHash)) !== undefined,
    )
    app.addHook('preClose', async () => streams.closeAll())

    const listen = {
      summary: 'Ce qui change, en Server-Sent Events : ?topics=content:{uuid},channel:{uuid},user:{uuid}',
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
