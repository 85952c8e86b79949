import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import { ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'

/** Rethrows an AppError; throws any other cause as NOT_READY with this message. */
const notReady = (message: string) => (cause: unknown) => {
  throw cause instanceof AppError ? cause : new AppError('NOT_READY', { message, cause })
}

/** Routes for monitoring: whether the process is up, and whether it can serve requests. */
export const healthRoutes = routesOf('État', [
  route.get('/health', {
    summary: 'Le processus répond',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input: {},
    answers: { 200: z.object({ status: z.literal('ok') }) },
    handle: async () => ok({ status: 'ok' as const }),
  }),

  route.get('/ready', {
    summary: 'La base de données, complète, et le stockage répondent et ont de la place',
    limit: 'read',
    ignoresToken: true,
    allow: policy.anyone,
    input: {},
    answers: { 200: z.object({ status: z.literal('ready') }) },
    refuses: ['NOT_READY'],
    handle: mustBeReady,
  }),
])

async function mustBeReady({ deps }: Asked<{}, Viewer | null>) {
  const [isFull] = await Promise.all([
    deps.storage.isFull().catch(notReady('Le stockage des fichiers ne répond pas')),
    deps.database.ready().catch(notReady('La base de données ne répond pas')),
  ])
  if (isFull) throw new AppError('NOT_READY', { message: 'Il n’y a plus de place sur le disque des fichiers' })
  return ok({ status: 'ready' as const })
}
