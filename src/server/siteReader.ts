import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../db/connection/database.ts'
import { keptUntilChanged } from '../db/site/keptUntilChanged.ts'
import { announcementOf, readSiteSettings } from '../db/site/site.ts'
import { type PublicSite, siteSchema } from '../shared/entities/site.ts'
import { defaultSite } from '../shared/site.ts'
import type { AskGateway } from './firstScreen/screenPages.ts'

/** Returns what a page is written with. It never rejects. */
export type ReadSite = (request: FastifyRequest) => Promise<PublicSite>

/** Milliseconds. */
const gatewayLimit = 5_000

const unknownSite: PublicSite = { ...defaultSite, announcement: null }

const answerSchema = z.object({ data: z.object({ site: siteSchema }) })

/** @param database null in a process without one, which asks the gateway, whose answers to guests are kept for five seconds */
export function siteReader(database: Pick<Database, 'db' | 'changes'> | null, ask: AskGateway | null): ReadSite {
  const read = database ? fromDatabase(database) : ask ? fromGateway(ask) : async () => unknownSite
  let last = unknownSite
  return async (request) => {
    try {
      last = await read(request)
    } catch (error) {
      request.log.error({ err: error }, 'the name of the site could not be read')
    }
    return last
  }
}

function fromDatabase({ db, changes }: Pick<Database, 'db' | 'changes'>): () => Promise<PublicSite> {
  const read = keptUntilChanged(() => readSiteSettings(db), changes)
  return async () => {
    const settings = await read()
    const { name, accent, description } = settings
    return { name, accent, description, announcement: announcementOf(settings) }
  }
}

const fromGateway =
  (ask: AskGateway) =>
  async (request: FastifyRequest): Promise<PublicSite> => {
    const answer = await ask(
      JSON.stringify({ query: '{ site { name accent description announcement { id text tone } } }' }),
      request,
      AbortSignal.timeout(gatewayLimit),
    )
    return answerSchema.parse(JSON.parse(answer)).data.site
  }
