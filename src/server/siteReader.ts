import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../db/connection/database.ts'
import { presentSite } from '../api/site/presenter.ts'
import { keptUntilChanged } from '../db/site/keptUntilChanged.ts'
import { readSiteSettings } from '../db/site/site.ts'
import { type PublicSite, siteSchema } from '../shared/entities/site.ts'
import { limits } from '../shared/limits.ts'
import { defaultSite } from '../shared/site.ts'
import type { Storage } from '../storage/storage.ts'
import type { AskGateway } from './firstScreen/screenPages.ts'

type SiteData = { database: Pick<Database, 'db' | 'changes'>; storage: Pick<Storage, 'url'> }

/** Returns what a page is written with. It never rejects. */
export type ReadSite = (request: FastifyRequest) => Promise<PublicSite>

/** After this many milliseconds it is read again, even if no process has said that it changed. */
const lifetimeMs = 5_000

const unknownSite: PublicSite = { ...defaultSite, logoUrl: null, announcement: null, largestVideoBytes: limits.videoBytes }

const answerSchema = z.object({ data: z.object({ site: siteSchema }) })

/** @param data null in a process without the database, which asks the gateway, whose answers to guests are kept for five seconds */
export function siteReader(data: SiteData | null, ask: AskGateway | null): ReadSite {
  const read = data ? fromDatabase(data) : ask ? fromGateway(ask) : async () => unknownSite
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

function fromDatabase({ database: { db, changes }, storage }: SiteData): () => Promise<PublicSite> {
  const read = keptUntilChanged(() => readSiteSettings(db), changes, lifetimeMs)
  return async () => presentSite(await read(), storage)
}

const fromGateway =
  (ask: AskGateway) =>
  async (request: FastifyRequest): Promise<PublicSite> => {
    const answer = await ask(
      JSON.stringify({ query: '{ site { name accent description logoUrl announcement { id text tone } largestVideoBytes } }' }),
      request,
      AbortSignal.timeout(lifetimeMs),
    )
    return answerSchema.parse(JSON.parse(answer)).data.site
  }
