import type { FastifyPluginAsync } from 'fastify'
import { request } from 'undici'
import { mustBeReady } from '../api/health/readiness.ts'
import { answerError } from '../api/http/errors.ts'
import type { Database } from '../db/connection/database.ts'
import { AppError } from '../shared/errors.ts'
import type { Storage } from '../storage/storage.ts'

type Parts = {
  version: string
  /** null in a process that opens none */
  data: { database: Database; storage: Storage } | null
  /** the API that the process needs, if it needs one elsewhere */
  apiUrl: string | undefined
}

/** Milliseconds in which the API elsewhere must say that it is ready. */
const patienceMs = 5_000

async function apiMustBeReady(apiUrl: string): Promise<void> {
  const { statusCode } = await request(`${apiUrl}/ready`, { signal: AbortSignal.timeout(patienceMs) })
    .then(async (answer) => {
      await answer.body.dump()
      return answer
    })
    .catch((cause: unknown) => {
      throw new AppError('NOT_READY', { message: 'L’API ne répond pas', cause })
    })
  if (statusCode !== 200) throw new AppError('NOT_READY', { message: 'L’API n’est pas prête' })
}

/**
 * `/health` and `/ready` of a process without the API, at the same addresses as the API's own (src/api/health): whoever watches processes
 * need not know their roles.
 */
export function processHealth({ version, data, apiUrl }: Parts): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(answerError)
    app.get('/health', async () => ({ status: 'ok', version }))
    app.get('/ready', async () => {
      if (data) await mustBeReady(data)
      if (apiUrl !== undefined) await apiMustBeReady(apiUrl)
      return { status: 'ready' }
    })
  }
}
