import { z } from 'zod'
import { ok } from '../http/answers.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { mustBeReady } from './readiness.ts'

/** Routes for monitoring: whether the process is up, and whether it can serve requests. */
export const healthRoutes = routesOf('État', [
  route.get('/health', {
    summary: 'Le processus répond, et dans quelle version',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input: {},
    answers: { 200: z.object({ status: z.literal('ok'), version: z.string() }) },
    handle: async ({ deps }) => ok({ status: 'ok' as const, version: deps.version }),
  }),

  route.get('/ready', {
    summary: 'La base de données, complète, et le stockage répondent et ont de la place',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input: {},
    answers: { 200: z.object({ status: z.literal('ready') }) },
    refuses: ['NOT_READY'],
    handle: async ({ deps }) => {
      await mustBeReady(deps)
      return ok({ status: 'ready' as const })
    },
  }),
])
