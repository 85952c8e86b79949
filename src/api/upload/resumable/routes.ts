import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../db/connection/database.ts'
import { deleteResumableUpload } from '../../../db/upload/resumableUploads.ts'
import type { ErrorCode } from '../../../shared/errorCodes.ts'
import { watchPath } from '../../../shared/routes.ts'
import { keys } from '../../../storage/keys.ts'
import type { ApiDeps } from '../../deps.ts'
import { created, noContent, noContentAnswers, ok } from '../../http/answers.ts'
import { idParams } from '../../http/inputs.ts'
import { route, routesOf } from '../../http/route.ts'
import type { Viewer } from '../../http/viewer.ts'
import * as policy from '../../policy.ts'
import { finishComplete, finishUpload } from './finishUpload.ts'
import { mustOwnUpload } from './policy.ts'
import { arrivedBytes } from './receivePart.ts'
import { stopWriter } from './writers.ts'

const partType = 'application/offset+octet-stream'
const description =
  'Protocole tus 1.0.0 (tus.io), extensions creation et termination. Créer : Upload-Length, et dans Upload-Metadata key (UUID choisi ' +
  'par le client), content (UUID de la vidéo) et fingerprint (empreinte du fichier). La même key, ou le même fichier pour la même vidéo, ' +
  'rend l’envoi déjà commencé. Puis HEAD, PATCH autant de fois qu’il faut, et finish. Ce qui est arrivé reste sept jours. Un fichier plus grand que ' +
  'largestVideoBytes de GET /site est refusé (500 Mo au plus à la place d’un autre), sauf si son envoi est commencé.'
const unplayable: ErrorCode[] = [
  'UNSUPPORTED_VIDEO',
  'TRUNCATED_VIDEO',
  'NOT_A_VIDEO',
  'ENCRYPTED_VIDEO',
  'VIDEO_TOO_MANY_PIXELS',
  'VIDEO_TOO_LONG',
]
const finishedSchema = z.object({ url: z.string() })

type Sent = { viewer: Viewer; viewerNow: (db: Db) => Promise<Viewer>; request: FastifyRequest; deps: ApiDeps }
type SentFor = Sent & { params: { id: string } }

const withLog = ({ deps, request }: Sent) => ({ ...deps, log: request.log })

/** Loaded with the first upload: it is not needed to start. */
const answer = async (sent: Sent, upload?: Awaited<ReturnType<typeof mustOwnUpload>>): Promise<Record<string, string>> => {
  const { answerTus } = await import('./tus.ts')
  const call = { request: sent.request, viewer: sent.viewer, deps: withLog(sent), ...(upload && { upload }) }
  return answerTus(call, `${sent.request.server.prefix}/uploads`)
}

async function answerFor(sent: SentFor): Promise<Record<string, string>> {
  return answer(sent, await mustOwnUpload(sent.viewer, sent.deps.database.db, sent.params.id))
}

/**
 * Appends a part, at whose end the person's rights are looked at again. The last one begins the inspection, so that closing the browser at the last byte loses
 * nothing.
 */
async function receive(sent: SentFor): Promise<Record<string, string>> {
  const { db } = sent.deps.database
  const upload = await mustOwnUpload(sent.viewer, db, sent.params.id)
  const headers = await answer(sent, upload)
  await mustOwnUpload(await sent.viewerNow(db), db, sent.params.id)
  if (Number(headers['upload-offset']) === upload.bytes) {
    finishUpload(withLog(sent), upload).catch((error: unknown) =>
      sent.request.log.info({ err: error, upload: upload.uuid }, 'a file that has arrived was not accepted'),
    )
  }
  return headers
}

async function abandon({ viewer, params, deps: { database, storage } }: SentFor): Promise<void> {
  const upload = await mustOwnUpload(viewer, database.db, params.id)
  await stopWriter(upload.uuid)
  await storage.remove(keys.incoming(upload.content_uuid, upload.uuid))
  await deleteResumableUpload(database.db, upload.uuid)
}

async function finish(sent: SentFor): Promise<{ url: string }> {
  const upload = await mustOwnUpload(sent.viewer, sent.deps.database.db, sent.params.id)
  await finishUpload(withLog(sent), upload)
  return { url: watchPath(upload.content_uuid) }
}

const routes = routesOf('Fichiers', [
  route.post('/uploads', {
    summary: 'Commencer l’envoi d’un fichier vidéo, qui pourra reprendre',
    description,
    limit: 'upload',
    allow: policy.signedIn,
    input: {},
    answers: { 201: z.object({ uuid: z.string(), offset: z.number() }) },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN', 'EMPTY_FILE', 'VIDEO_TOO_LARGE', 'QUOTA_EXCEEDED', 'STORAGE_FULL', 'CONFLICT'],
    handle: async (sent) => {
      const headers = await answer(sent)
      const uuid = headers['location']?.split('/').at(-1) ?? ''
      const upload = await mustOwnUpload(sent.viewer, sent.db, uuid)
      return created({ uuid, offset: await arrivedBytes(sent.deps, upload) }, headers)
    },
  }),

  route.head('/uploads/:id', {
    summary: 'Combien d’octets sont arrivés : Upload-Offset',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'UPLOAD_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', ...unplayable],
    handle: async (sent) => noContent({ ...(await answerFor(sent)), 'cache-control': 'no-store' }),
  }),

  route.patch('/uploads/:id', {
    summary: 'Envoyer la suite du fichier, depuis Upload-Offset',
    limit: 'upload',
    allow: policy.signedIn,
    consumes: partType,
    input: { params: idParams },
    missing: 'UPLOAD_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'UPLOAD_OFFSET_MISMATCH', 'UNSUPPORTED_VIDEO', 'UPLOAD_INTERRUPTED', 'STORAGE_FULL', 'PAYLOAD_TOO_LARGE'],
    handle: async (sent) => noContent(await receive(sent)),
  }),

  route.delete('/uploads/:id', {
    summary: 'Abandonner un envoi',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'UPLOAD_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async (sent) => {
      await abandon(sent)
      return noContent()
    },
  }),

  route.post('/uploads/:id/finish', {
    summary: 'Dire que tout est arrivé : le fichier est vérifié et devient celui de la vidéo',
    description: 'Peut être redit sans risque : la réponse reste la même.',
    limit: 'upload',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'UPLOAD_NOT_FOUND',
    answers: { 200: finishedSchema },
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND', 'UPLOAD_INCOMPLETE', ...unplayable],
    handle: async (sent) => ok(await finish(sent)),
  }),
])

/** Routes for video files that are sent in parts, so that an upload goes on after any interruption. */
export function resumableUploadRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    // The handler reads the body from the request.
    app.addContentTypeParser(partType, (_request, _body, done) => done(null))
    await app.register(routes(deps))
    app.addHook('onReady', async () => {
      finishComplete({ ...deps, log: app.log }).catch((error: unknown) => app.log.error({ err: error }, 'uploads could not be finished'))
    })
  }
}
