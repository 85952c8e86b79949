import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../frame/answers.ts'
import { refusing } from '../frame/refusals.ts'
import { routesIn } from '../frame/route.ts'
import * as policy from '../policy.ts'

/** For whoever watches over the site: is the process up, and can it serve? */
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
      try {
        const [isFull] = await Promise.all([deps.storage.isFull(), deps.database.ready()])
        if (isFull) throw new AppError('NOT_READY', { message: 'Il n’y a plus de place sur le disque des fichiers' })
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('NOT_READY', { cause })
      }
      return ok({ status: 'ready' })
    })
  }
}
