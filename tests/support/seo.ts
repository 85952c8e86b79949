import type { FastifyInstance } from 'fastify'
import { Window } from 'happy-dom'
import type { KyselyPlugin } from 'kysely'
import { escapeMarkup } from '../../src/shared/markup.ts'
import { parseEnv } from '../../src/server/env.ts'
import { guestPlayback } from '../../src/api/site/guestPlayback.ts'
import { createHttp } from '../../src/server/http.ts'
import { createLog } from '../../src/server/log.ts'
import { siteReader } from '../../src/server/siteReader.ts'
import { web } from '../../src/server/web.ts'
import { startApi, type TestApi } from './api.ts'

export type SeoAnswer = { status: number; body: string; headers: Record<string, unknown> }

export type SeoSite = {
  api: TestApi
  app: FastifyInstance
  /** the database queries of the public pages so far */
  queries: () => number
  get: (url: string, headers?: Record<string, string>) => Promise<SeoAnswer>
  close: () => Promise<void>
}

export const site = 'https://videos.exemple.fr'

/** The built site as the server sends it, on its own database. @param options.publicUrl null: it is not configured */
export async function startSeoSite({
  publicUrl = site,
  inspector = false,
}: { publicUrl?: string | null; inspector?: boolean } = {}): Promise<SeoSite> {
  const api = await startApi()
  const read = parseEnv({})
  if (!read.ok) throw new Error(read.message)
  const app = createHttp(read.env, createLog('silent'))
  let queries = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const address = publicUrl ?? undefined
  const seo = {
    database: { db: api.database.db.withPlugin(counter) },
    storage: api.storage,
    guestPlayback: guestPlayback({ database: api.database, guestPlayback: false }),
    publicUrl: address,
  }
  await app.register(web({ seo, publicUrl: address, ask: null, readSite: siteReader(api, null), inspector, isTraced: false }))
  await app.ready()
  return {
    api,
    app,
    queries: () => queries,
    get: async (url, headers = {}) => {
      const { statusCode, body, headers: answered } = await app.inject({ method: 'GET', url, headers })
      return { status: statusCode, body, headers: answered }
    },
    close: async () => {
      await app.close()
      await api.close()
    },
  }
}

/** The page's document, without running its scripts. */
export function parsePage(html: string): Window['document'] {
  const { document } = new Window({
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  })
  document.write(html)
  return document
}

/** @throws Error when it is not well-formed */
export function parseXml(xml: string) {
  const window = new Window()
  // This parser does not support CDATA sections: the same text as escaped XML.
  const plain = xml.replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => escapeMarkup(text))
  const document = new window.DOMParser().parseFromString(plain, 'application/xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(fault.textContent)
  return document
}
