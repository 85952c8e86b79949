import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../http/answers.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Rethrows an AppError; throws any other cause as NOT_READY with this message. */
const notReady = (message: string) => (cause: unknown) => {
  throw cause instanceof AppError ? cause : new AppError('NOT_READY', { message, cause })
}

/** Routes for monitoring: whether the process is up, and whether it can serve requests. */
export function healthRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'État')
    const open = { limit: 'read', allow: policy.anyone, ignoresToken: true, input: {} } as const

    const health = { ...open, summary: 'Le processus répond', answers: { 200: z.object({ status: z.literal('ok') }) } }
    route.get('/health', health, async () => ok({ status: 'ok' }))

    const ready = {
      ...open,
      refuses: refusing('NOT_READY'),
      summary: 'La base de données, complète, et le stockage répondent et ont de la place',
      answers: { 200: z.object({ status: z.literal('ready') }) },
    }
    route.get('/ready', ready, async () => {
      const [isFull] = await Promise.all([
        deps.storage.isFull().catch(notReady('Le stockage des fichiers ne répond pas')),
        deps.database.ready().catch(notReady('La base de données ne répond pas')),
      ])
      if (isFull) throw new AppError('NOT_READY', { message: 'Il n’y a plus de place sur le disque des fichiers' })
      return ok({ status: 'ready' })
    })
  }
}
