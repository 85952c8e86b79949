import { noParts } from '../src/db/content/contentRows.ts'
import { listContents } from '../src/db/content/contents.ts'
import { trendingContents } from '../src/db/content/rankings.ts'
import { search } from '../src/api/search/service.ts'
import type { Db } from '../src/db/connection/database.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { startBare } from './bare.ts'
import { filledPostgres } from './databases.ts'
import { measure, requests, warmUp } from './load.ts'
import { median, type Row } from './report.ts'

const contents = 10_000
/** Concurrent requests, as on a busy site. */
const atOnce = 8
const page = { limit: 100, after: null }

/** A list of a hundred items: its REST path, and the query that the database runs for it. */
const lists: Record<string, { path: string; ask: (db: Db) => Promise<unknown> }> = {
  'cent vidéos': { path: '/contents?limit=100', ask: (db) => listContents(db, page, { channel: null, listedOr: null }, noParts) },
  'cent tendances': { path: '/contents/trending/guest?limit=100', ask: (db) => trendingContents(db, null, page, noParts) },
  'cent résultats de recherche': {
    path: '/search/baba?type=content&limit=100',
    ask: (db) =>
      search(db, {
        query: 'baba',
        type: 'content',
        sort: 'relevance',
        date: 'all',
        duration: 'all',
        captions: 'false',
        limit: 100,
        cursor: undefined,
        expand: [],
        viewer: null,
      }),
  },
}

async function databaseMs(db: Db, ask: (db: Db) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < warmUp + requests; index += 1) {
    const started = performance.now()
    await ask(db)
    if (index >= warmUp) times.push(performance.now() - started)
  }
  return median(times)
}

/**
 * CPU time of the API process for a response of a hundred items, against 2.5 times a bare server that sends the same bytes, plus the
 * database's time.
 */
export async function bulk(): Promise<Row[]> {
  const filled = await filledPostgres(contents, () => undefined)
  const folder = await makeDataDir()
  const lucarne = await startLucarne(folder.path, { DATABASE_URL: filled.url, ROLES: 'api' })
  const rows: Row[] = []
  for (const [name, { path, ask }] of Object.entries(lists)) {
    const answer = await measure(lucarne.pid, `${lucarne.url}/api${path}`, { atOnce })
    const inDatabase = await databaseMs(filled.database.db, ask)
    const bare = await startBare(answer.bytes)
    const yardstick = await measure(bare.pid, bare.url, { atOnce })
    await bare.stop()
    const budget = 2.5 * yardstick.cpuMs + inDatabase
    rows.push({
      name: `${name} (${answer.bytes.length} octets), CPU par réponse`,
      value: answer.cpuMs,
      unit: 'ms',
      runs: requests,
      against: `2,5 × nu (${yardstick.cpuMs.toFixed(2)} ms) + base (${inDatabase.toFixed(2)} ms)`,
      ratio: answer.cpuMs / budget,
    })
  }
  await lucarne.stop()
  await folder.remove()
  await filled.stop()
  return rows
}
