import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { deleteCaptions, findWebVtt, putCaptions } from '../../db/caption/captions.ts'
import { findContent } from '../../db/content/contents.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import { captionLimits, cuesWithin } from '../../shared/caption/cue.ts'
import { parseCaptions } from '../../shared/caption/parse.ts'
import { writeWebVtt } from '../../shared/caption/write.ts'
import { contentSchema } from '../../shared/entities/content.ts'
import { languageSchema } from '../../shared/entities/contentDetails.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { mayPublish } from '../channel/policy.ts'
import { mustManageContent } from '../content/policy.ts'
import { presentContent } from '../content/presenter.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { idParams, idSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { readWebVtt } from './readWebVtt.ts'

const types = ['text/vtt', 'application/x-subrip', 'text/plain', 'application/octet-stream']
const params = idParams.extend({ language: z.string().describe('En BCP 47 : fr, en…') })
const seconds = z.coerce.number().min(-limits.videoSeconds).max(limits.videoSeconds)
const partQuery = z.object({ from: seconds.default(0), duration: seconds.positive().optional() })
const spokenLanguage = languageSchema.exclude(['zxx'])
const details = ['details'] as const
const parts = { hashtags: false, likedBy: null, details: true }

const routes = routesOf('Sous-titres', [
  route.get('/captions/:key', {
    summary: 'Les sous-titres à cette adresse, en WebVTT',
    description: 'L’adresse, donnée par ?expand=details, change à chaque modification. from et duration : une partie, en secondes.',
    limit: 'read',
    allow: policy.anyone,
    input: { params: z.object({ key: idSchema }), query: partQuery },
    answers: { 200: z.string() },
    produces: 'text/vtt',
    handle: async ({ params: { key }, query, db }) => {
      const webvtt = policy.mustExist(await findWebVtt(db, key))
      return ok(partOf(webvtt, query), {
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    },
  }),

  route.put('/contents/:id/captions/:language', {
    summary: 'Mettre les sous-titres d’une de ses vidéos dans une langue, à la place des précédents',
    description: 'Le corps est un fichier WebVTT ou SRT, de 1 Mo au plus. Le texte en est repris ligne par ligne ; le reste est laissé.',
    limit: 'interaction',
    allow: policy.signedIn,
    consumes: 'text/vtt',
    bodyBytesMax: captionLimits.fileBytes,
    input: { params },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: contentSchema },
    refuses: ['FORBIDDEN', 'EMPTY_FILE', 'INVALID_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    handle: async (asked) => {
      const { params, viewer, db, request } = asked
      const { user_uuid } = mustManageContent(viewer, await findContent(db, params.id))
      mayPublish(viewer, { owner_uuid: user_uuid })
      await putCaptions(db, {
        content_uuid: params.id,
        language: readLanguage(params.language),
        is_automatic: false,
        webvtt: readWebVtt(request.body),
      })
      return await changed(asked)
    },
  }),

  route.delete('/contents/:id/captions/:language', {
    summary: 'Retirer les sous-titres d’une de ses vidéos dans une langue',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: contentSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT'],
    handle: async (asked) => {
      const { params, viewer, db } = asked
      mustManageContent(viewer, await findContent(db, params.id))
      await deleteCaptions(db, { content_uuid: params.id, language: readLanguage(params.language) })
      return await changed(asked)
    },
  }),
])

/** Returns a part of a WebVTT file of this site, with its own beginning as 0. */
function partOf(webvtt: string, { from, duration }: z.output<typeof partQuery>): string {
  if (from === 0 && duration === undefined) return webvtt
  const { cues } = parseCaptions(webvtt)
  // They were written by this server, from cues.
  if (!cues) throw new AppError('INTERNAL')
  return writeWebVtt(cuesWithin(cues, from * 1000, duration === undefined ? Infinity : duration * 1000))
}

/** @throws AppError INVALID_INPUT for a language that cannot be chosen */
function readLanguage(code: string): z.output<typeof spokenLanguage> {
  const language = spokenLanguage.safeParse(code)
  if (!language.success) throw new AppError('INVALID_INPUT', { fields: { language: 'Cette langue n’est pas proposée' } })
  return language.data
}

async function changed({ params, viewer, db, context, deps }: Asked<{ params: typeof idParams }>) {
  const content: ContentRow = mustManageContent(viewer, await findContent(db, params.id, parts))
  await deps.database.changes.publish({ kind: 'media', content_uuid: content.uuid, channel_uuid: content.channel_uuid })
  return ok(presentContent(content, context, details))
}

/**
 * Routes of captions. Whoever has an address of captions may read them, as with the video's own files: media elements send no session token.
 */
export function captionRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    await app.register(routes(deps))
  }
}
