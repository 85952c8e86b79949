import type { FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { isBearerToken } from '../http/bearerToken.ts'
import type { Viewer } from '../http/viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** what remote workers must know */
    workerToken: string
  }
}

/** Allows remote workers. @throws AppError UNAUTHENTICATED */
export function remoteWorker(_viewer: Viewer | null, { headers, server }: FastifyRequest): null {
  if (isBearerToken(headers.authorization, server.workerToken)) return null
  throw new AppError('UNAUTHENTICATED', { message: 'Ce jeton n’est pas celui du site (WORKER_TOKEN)' })
}
