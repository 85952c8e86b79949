import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../shared/errors.ts'
import {
  claimedTaskSchema,
  claimRequestSchema,
  claimSchema,
  failureReportSchema,
  helloSchema,
  remoteFileKinds,
  remoteProtocol,
  resultSchema,
  storedFileSchema,
  workerHeaders,
  workerHeadersSchema,
} from '../../shared/remoteWork.ts'
import type { ApiDeps } from '../deps.ts'
import { parseRange } from '../download/renditionFile.ts'
import { noContent, noContentAnswers, ok, partial, streamed } from '../http/answers.ts'
import { RangeNotSatisfiable } from '../http/rangeNotSatisfiable.ts'
import { route, routesOf } from '../http/route.ts'
import { closeLingering } from '../upload/lingeringClose.ts'
import { remoteWorker } from './policy.ts'
import { receiveFile } from './receiveFile.ts'
import {
  type ClaimDeps,
  claimNext,
  complete,
  fail,
  findOriginal,
  giveBack,
  heartbeat,
  mustRun,
  mustTake,
  record,
  removeUnrecorded,
} from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** the uploaded files that are being sent to remote workers */
    originalsSent: Set<Readable>
  }
}

const claimPath = '/worker/claims/:queue/:job/:attempt'
const fileType = 'application/octet-stream'
const claimParams = claimSchema
const fileParams = claimSchema.extend({ kind: z.enum(remoteFileKinds) })

/** @throws AppError NOT_FOUND where the site has no remote workers: the routes are not there then */
function depsOf(deps: ApiDeps): ClaimDeps {
  const { remoteWorkers } = deps
  if (!remoteWorkers) throw new AppError('NOT_FOUND')
  return { ...deps, remoteWorkers }
}

const tag = 'Workers distants'

const routes = routesOf(tag, [
  route.get('/worker', {
    summary: 'Le jeton est le bon, et la version de ce protocole',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: {},
    answers: { 200: helloSchema },
    handle: async () => ok({ protocol: remoteProtocol }),
  }),

  route.post('/worker/claims', {
    summary: 'Prendre la prochaine tâche d’une file ; 204 s’il n’y en a pas',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { body: claimRequestSchema },
    answers: { 200: claimedTaskSchema, 204: z.undefined() },
    refuses: ['STORAGE_FULL'],
    handle: async ({ body, request, deps }) => {
      const { [workerHeaders.host]: host, [workerHeaders.pid]: pid } = workerHeadersSchema.parse(request.headers)
      const task = await claimNext(depsOf(deps), body.queue, { host, pid, isRemote: true })
      return task ? ok(task) : noContent()
    },
  }),

  route.put(`${claimPath}/heartbeat`, {
    summary: 'Dire que le worker est vivant : sans nouvelles pendant huit secondes, la tâche va à un autre',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { params: claimParams },
    answers: noContentAnswers,
    refuses: ['GONE'],
    handle: async ({ params, deps }) => {
      await heartbeat(depsOf(deps), params)
      return noContent()
    },
  }),

  route.get(`${claimPath}/original`, {
    summary: 'Le fichier à convertir ; Range : une plage',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { params: claimParams },
    answers: { 200: z.instanceof(Readable), 206: z.instanceof(Readable) },
    produces: fileType,
    refuses: ['GONE', 'VIDEO_REQUIRED', 'RANGE_NOT_SATISFIABLE'],
    handle: async ({ params, request, deps }) => {
      const { key, bytes } = await findOriginal(depsOf(deps), params)
      const range = parseRange(request.headers.range, bytes)
      if (range === null) throw new RangeNotSatisfiable(bytes)
      const { first, last } = range ?? { first: 0, last: bytes - 1 }
      const stream = deps.storage.read(key, { first, last })
      const { originalsSent } = request.server
      originalsSent.add(stream)
      stream.once('close', () => originalsSent.delete(stream))
      const headers = { 'content-type': fileType, 'content-length': String(last - first + 1), 'cache-control': 'no-store' }
      return range ? partial(stream, { ...headers, 'content-range': `bytes ${first}-${last}/${bytes}` }) : streamed(stream, headers)
    },
  }),

  route.put(`${claimPath}/media`, {
    summary: 'Enregistrer un résultat ou un avancement, et les tâches qui suivent',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { params: claimParams, body: resultSchema },
    answers: noContentAnswers,
    refuses: ['GONE', 'UPLOAD_INCOMPLETE'],
    handle: async ({ params, body, deps }) => {
      await record(depsOf(deps), params, body)
      return noContent()
    },
  }),

  route.put(`${claimPath}/completion`, {
    summary: 'La tâche est terminée',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { params: claimParams },
    answers: noContentAnswers,
    refuses: ['GONE'],
    handle: async ({ params, deps }) => {
      await complete(depsOf(deps), params)
      return noContent()
    },
  }),

  route.put(`${claimPath}/failure`, {
    summary: 'La tâche a échoué : par la faute du fichier (code), ou pour une autre raison (error), et elle sera retentée',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { params: claimParams, body: failureReportSchema },
    answers: noContentAnswers,
    refuses: ['GONE'],
    handle: async ({ params, body, deps }) => {
      await fail(depsOf(deps), params, body)
      return noContent()
    },
  }),

  route.delete(claimPath, {
    summary: 'Rendre la tâche, qu’un autre worker reprend aussitôt',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    input: { params: claimParams },
    answers: noContentAnswers,
    refuses: ['GONE'],
    handle: async ({ params, deps }) => {
      await giveBack(depsOf(deps), params)
      return noContent()
    },
  }),
])

const fileRoutes = routesOf(tag, [
  route.put(`${claimPath}/files/:kind`, {
    summary: 'Envoyer un fichier du résultat, avec Content-Length et Content-Digest (sha-256)',
    limit: 'read',
    ignoresToken: true,
    allow: remoteWorker,
    consumes: fileType,
    input: { params: fileParams, query: z.object({ name: z.string().max(64) }) },
    answers: { 200: storedFileSchema },
    refuses: ['GONE', 'CONFLICT', 'EMPTY_FILE', 'UPLOAD_INTERRUPTED', 'UNSUPPORTED_IMAGE'],
    handle: async ({ params, query: { name }, request, deps }) => {
      const all = depsOf(deps)
      const mustTakeIt = () => mustTake(all, params, params.kind)
      const { upload, resultKeys } = await mustTakeIt()
      // It may take long to arrive: meanwhile, the worker may have recorded others.
      const key = await receiveFile(request, deps, { kind: params.kind, name }, resultKeys, mustTakeIt)
      // While it arrived, the attempt may have ended, and its files may have been removed.
      await mustRun(all, params).catch(async (error: unknown) => {
        await removeUnrecorded(all, upload.content_uuid, resultKeys)
        throw error
      })
      return ok({ key })
    },
  }),
])

/** Routes for remote workers, which convert videos without access to database and storage. Without a token there are none. */
export function claimRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    if (!deps.remoteWorkers) return
    app.decorate('workerToken', deps.remoteWorkers.token)
    const originalsSent = new Set<Readable>()
    app.decorate('originalsSent', originalsSent)
    // A long download must not keep the process from stopping: the worker continues it.
    app.addHook('preClose', async () => {
      for (const original of originalsSent) original.destroy()
    })
    await app.register(routes(deps))
    await app.register(async (files) => {
      // The handler reads the body from the request.
      files.addContentTypeParser(fileType, (_request, _body, done) => done(null))
      closeLingering(files)
      await files.register(fileRoutes(deps))
    })
  }
}
