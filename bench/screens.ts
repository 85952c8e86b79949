import { formatDocument, stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { Client } from 'pg'
import { request } from 'undici'
import { z } from 'zod'
import {
  ChannelPeriodDocument,
  CommentsDocument,
  CreatorDocument,
  CreatorsDocument,
  DashboardDocument,
  ExploreDocument,
  HistoryDocument,
  HomeDocument,
  HomeNewestDocument,
  HomeOwnDocument,
  LibraryDocument,
  NotificationsDocument,
  PlaylistDocument,
  PlaylistsDocument,
  SearchDocument,
  SettingsDocument,
  SubscriptionsDocument,
  WatchDocument,
} from '../src/graphql/generated/graphql.ts'
import { startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { makeDataDir, type RunningLucarne, startLucarne } from '../tests/support/process.ts'
import { creator } from './account.ts'
import { startBare } from './bare.ts'
import { measure } from './load.ts'
import type { Row } from './report.ts'
import { fillSmallLibrary } from './smallLibrary.ts'

type Headers = Record<string, string>
/** What one screen asks for, as its first request: a page for guests, a query for members. */
type Screen = { name: string; path: string; headers: Headers; body?: string }

/** Fewer than on one page: each member may send 10,000 requests to the API in a minute, and a query sends several. */
const counts = { warmUp: 400, requests: 400 }

/** The kernel counts processor time in hundredths of a second: a bare answer takes some hundredths of a millisecond. */
const bareCounts = { warmUp: 1000, requests: 4000 }

const html = { accept: 'text/html', 'accept-encoding': 'br' }
const uuids = z.array(z.object({ uuid: z.string() }))
const withUuid = z.object({ uuid: z.string() })

async function call(url: string, method: 'GET' | 'POST', headers: Headers, body?: unknown): Promise<unknown> {
  const answer = await request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/**
 * The screens of a creator who follows channels, has watched and commented on others' videos, and keeps some in a playlist.
 * @param number of the creator, with an address of their own: the limits count by account and by address
 */
async function screensOf({ url }: RunningLucarne, number: number): Promise<Screen[]> {
  const { uuid: person, newContent, headers } = await creator(url, `banc_${number}`, `10.0.0.${number + 1}`)
  const api = `${url}/api`
  const contents = uuids.parse(await call(`${api}/contents?limit=20`, 'GET', headers))
  const channels = z
    .array(z.object({ uuid: z.string(), creator: z.object({ username: z.string() }) }))
    .parse(await call(`${api}/channels?limit=50`, 'GET', headers))
    .filter(({ creator: { username } }) => username.startsWith('createur_'))
    .slice(0, 5)
  for (const { uuid } of channels) await call(`${api}/follows`, 'POST', headers, { follower_uuid: person, followed_uuid: uuid })
  const playlist = withUuid.parse(
    await call(`${api}/playlists`, 'POST', headers, {
      name: 'Mesure',
      description: '',
      isPrivate: false,
      isDefault: false,
      user_uuid: person,
    }),
  )
  for (const { uuid } of contents) {
    await call(`${api}/historicals`, 'POST', headers, { user_uuid: person, content_uuid: uuid })
    await call(`${api}/playlists/${playlist.uuid}/user/${person}/content/${uuid}`, 'POST', headers)
  }
  const id = contents[0]?.uuid ?? ''
  for (let index = 0; index < 10; index += 1) {
    await call(`${api}/comments`, 'POST', headers, { text: `Un commentaire, ${index}`, user_uuid: person, content_uuid: id })
    await newContent(`Une vidéo à soi, ${index}`)
  }
  const handle = channels[0]?.creator.username
  if (handle === undefined) throw new Error('The small library has no channel')

  const page = (name: string, path: string): Screen => ({ name: `${name}, visiteur`, path, headers: html })
  const query = <Data, Variables extends object>(
    name: string,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Screen => ({
    name: `${name}, membre`,
    path: '/graphql',
    headers: { ...headers, accept: 'application/json', 'graphql-require-preflight': '1' },
    body: JSON.stringify({ query: stringifyDocument(formatDocument(document)), variables }),
  })
  const filters = { query: 'vidéo', type: 'all', sort: 'relevance', date: 'all', duration: 'all', captions: false } as const
  return [
    page('accueil', '/'),
    page('vidéo', `/watch/${id}`),
    page('créateur', `/creator/${handle}`),
    page('explorer', '/explore'),
    page('recherche', '/search?q=vidéo'),
    page('playlist', `/playlist/${playlist.uuid}`),
    page('lecteur intégré', `/embed/${id}`),
    page('créateurs', '/creators'),
    query('accueil', HomeDocument, { isGuest: false }),
    query('accueil, à reprendre et nouveautés', HomeOwnDocument, {}),
    query('accueil, les plus récentes', HomeNewestDocument, {}),
    query('vidéo', WatchDocument, { id }),
    query('commentaires', CommentsDocument, { id }),
    query('créateur', CreatorDocument, { handle, sort: 'date' }),
    query('créateurs', CreatorsDocument, {}),
    query('explorer', ExploreDocument, { source: 'trending' }),
    query('recherche', SearchDocument, { ...filters, category: null, language: null, after: null }),
    query('abonnements', SubscriptionsDocument, {}),
    query('historique', HistoryDocument, { q: '', period: null }),
    query('bibliothèque', LibraryDocument, { q: '', period: null }),
    query('playlists', PlaylistsDocument, {}),
    query('playlist', PlaylistDocument, { id: playlist.uuid, sort: 'position', cursor: null }),
    query('ma chaîne', DashboardDocument, { visibility: null, q: null, sort: 'uploadDate' }),
    query('statistiques', ChannelPeriodDocument, { length: 'days28' }),
    query('paramètres', SettingsDocument, {}),
    query('notifications', NotificationsDocument, {}),
  ]
}

/** Statements of one request per screen, in their order, on a PostgreSQL server: after another one, and without its short caches. */
async function statementCounts(): Promise<number[]> {
  const cluster = await startPostgresCluster({ shared_preload_libraries: 'pg_stat_statements' })
  const folder = await makeDataDir()
  await fillSmallLibrary(folder.path, cluster.url)
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create extension pg_stat_statements')
  const lucarne = await startLucarne(folder.path, { DATABASE_URL: cluster.url })
  const screens = await screensOf(lucarne, 0)
  const statements: number[] = []
  for (const { path, headers, body } of screens) {
    const ask = async (): Promise<void> => {
      const answer = await request(`${lucarne.url}${path}`, { method: body ? 'POST' : 'GET', headers, body: body ?? null })
      await answer.body.dump()
    }
    await ask()
    // Guests' pages are kept for five seconds.
    if (body === undefined) await new Promise((resolve) => setTimeout(resolve, 5_500))
    await client.query('select pg_stat_statements_reset()')
    await ask()
    const { rows } = await client.query<{ calls: string }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements where query ~* '^\\s*(with|select|insert|update|delete)'
        and query !~ 'pgboss|pg_stat_statements'`,
    )
    statements.push(Number(rows[0]?.calls))
  }
  await client.end()
  await lucarne.stop()
  await cluster.stop()
  await folder.remove()
  return statements
}

/** What each screen costs: processor time per request against a bare Node server that sends the same bytes, and its statements. */
export async function screens(): Promise<Row[]> {
  const statements = await statementCounts()
  const folder = await makeDataDir()
  await fillSmallLibrary(folder.path)
  const lucarne = await startLucarne(folder.path)
  const rows: Row[] = []
  for (const [index, sql] of statements.entries()) {
    const screen = (await screensOf(lucarne, index))[index]
    if (!screen) throw new Error(`There is no screen ${index}`)
    const { name, path, headers, body } = screen
    const load = await measure(lucarne.pid, `${lucarne.url}${path}`, { headers, counts, ...(body !== undefined && { body }) })
    const bare = await startBare(load.bytes)
    const yardstick = await measure(bare.pid, bare.url, { counts: bareCounts })
    await bare.stop()
    const against = 'CPU d’un serveur Node nu'
    const runs = counts.requests
    rows.push(
      { name: `${name}, CPU par requête`, value: load.cpuMs, unit: 'ms', runs, against, ratio: load.cpuMs / yardstick.cpuMs },
      { name: `${name}, instructions SQL`, value: sql, unit: 'instructions', runs: 1 },
    )
  }
  await lucarne.stop()
  await folder.remove()
  return rows
}
