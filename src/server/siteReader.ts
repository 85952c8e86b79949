import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../db/connection/database.ts'
import { readSite } from '../db/site/site.ts'
import { siteSchema } from '../shared/entities/site.ts'
import { defaultSite, type Site } from '../shared/site.ts'
import type { AskGateway } from './firstScreen/screenPages.ts'

/** Returns the name and accent that a page is written with. It never rejects. */
export type ReadSite = (request: FastifyRequest) => Promise<Site>

/** After this many milliseconds it is read again, even if no process has said that it changed: that message can be lost. */
const lifetimeMs = 5_000

const answerSchema = z.object({ data: z.object({ site: siteSchema }) })

/** @param database null in a process without one, which asks the gateway, whose answers to guests are kept for five seconds */
export function siteReader(database: Pick<Database, 'db' | 'changes'> | null, ask: AskGateway | null): ReadSite {
  const read = database ? fromDatabase(database) : ask ? fromGateway(ask) : async () => defaultSite
  let last = defaultSite
  return async (request) => {
    try {
      last = await read(request)
    } catch (error) {
      request.log.error({ err: error }, 'the name of the site could not be read')
    }
    return last
  }
}

function fromDatabase({ db, changes }: Pick<Database, 'db' | 'changes'>): () => Promise<Site> {
  let known: { site: Promise<Site>; until: number } | null = null
  changes.subscribe(({ kind }) => {
    if (kind === 'site') known = null
  })
  return async () => {
    if (!known || known.until <= performance.now()) known = { site: readSite(db), until: performance.now() + lifetimeMs }
    const reading = known
    try {
      return await reading.site
    } catch (error) {
      if (known === reading) known = null
      throw error
    }
  }
}

const fromGateway =
  (ask: AskGateway) =>
  async (request: FastifyRequest): Promise<Site> => {
    const answer = await ask(JSON.stringify({ query: '{ site { name accent } }' }), request, AbortSignal.timeout(lifetimeMs))
    return answerSchema.parse(JSON.parse(answer)).data.site
  }
