import { sql } from 'kysely'
import { search } from '../src/api/search/service.ts'
import { suggest } from '../src/api/search/suggest.ts'
import { commentsOfContent } from '../src/db/comments.ts'
import { noParts } from '../src/db/contentRows.ts'
import { findContent, listContents } from '../src/db/contents.ts'
import type { Db } from '../src/db/database.ts'
import { newsContents, trendingContents } from '../src/db/rankings.ts'
import { recommendedTo, recommendedToGuests } from '../src/db/recommendations.ts'
import { periodsOfChannel, totalsOfChannel } from '../src/db/statistics.ts'
import { type Filled, filledEmbedded, filledPostgres } from './databases.ts'
import { median, type Row } from './report.ts'

const small = 10_000
const large = 1_000_000
const samples = 150
const page = { limit: 20, after: null }
const parts = noParts

/** What a question is asked about: another one for each sample, popular and forgotten ones alike. */
type Subject = { content: string; channel: string; user: string; word: string; words: string; beginning: string }

async function subjects(db: Db): Promise<Subject[]> {
  await sql`select setseed(0.7)`.execute(db)
  const { rows } = await sql<Subject>`
    select contents.uuid as content, contents.channel_uuid as channel, users.uuid as user,
      split_part(title, ' ', 1) as word, split_part(title, ' ', 1) || ' ' || split_part(title, ' ', 2) as words,
      left(split_part(title, ' ', 1), 3) as beginning
    from (select * from contents order by random() limit ${sql.lit(samples)}) as contents
      join lateral (select user_uuid as uuid from views where views.content_uuid = contents.uuid limit 1) as users on true`.execute(db)
  return rows
}

const searchFor = (db: Db, query: string) =>
  search(db, { query, type: 'all', sort: 'relevance', date: 'all', limit: 20, cursor: undefined, expand: [], viewer: null })

const questions: Record<string, (db: Db, subject: Subject) => Promise<unknown>> = {
  'une vidéo par son uuid': (db, { content }) => findContent(db, content),
  'vidéos d’une chaîne': (db, { channel }) => listContents(db, page, { channel, listedOr: null }, parts),
  'dernières vidéos': (db) => listContents(db, page, { channel: null, listedOr: null }, parts),
  'fil des abonnements': (db, { user }) => newsContents(db, user, page, parts),
  recommandations: (db, { user }) => recommendedTo(db, user, 20),
  'recommandations aux visiteurs': (db) => recommendedToGuests(db, 20),
  tendances: (db) => trendingContents(db, page, parts),
  'recherche d’un mot': (db, { word }) => searchFor(db, word),
  'recherche de deux mots': (db, { words }) => searchFor(db, words),
  suggestions: (db, { beginning }) => suggest(db, beginning, 10),
  'page de commentaires': (db, { content }) => commentsOfContent(db, content, 'recent', page, { uuid: null, moderates: false }),
  'statistiques d’une chaîne': (db, { channel }) => Promise.all([totalsOfChannel(db, channel, true), periodsOfChannel(db, channel)]),
}

/** Median of one answer to each question, in milliseconds, connection included. */
async function measure({ database: { db } }: Filled): Promise<Map<string, number>> {
  const asked = await subjects(db)
  const found = new Map<string, number>()
  for (const [name, ask] of Object.entries(questions)) {
    for (const subject of asked.slice(0, 20)) await ask(db, subject)
    const times: number[] = []
    for (const subject of asked) {
      const started = performance.now()
      await ask(db, subject)
      times.push(performance.now() - started)
    }
    found.set(name, median(times))
  }
  return found
}

async function measured(fill: Promise<Filled>): Promise<Map<string, number>> {
  const filled = await fill
  return measure(filled).finally(() => filled.stop())
}

function rowsOf(name: string, times: Map<string, number>, before?: { times: Map<string, number>; name: string }): Row[] {
  return [...times].map(([question, value]) => {
    const earlier = before?.times.get(question)
    return {
      name: `${question}, ${name}`,
      value,
      unit: 'ms',
      runs: samples,
      ...(before && earlier !== undefined && { against: before.name, ratio: value / earlier }),
    }
  })
}

/** How long the database takes for each question at 10,000 contents and, on PostgreSQL, at a million. Needs its server's programs. */
export async function scale(contents = large): Promise<Row[]> {
  const log = (line: string): void => console.error(line)
  const embedded = await measured(filledEmbedded(small, log))
  const before = await measured(filledPostgres(small, log))
  const after = await measured(filledPostgres(contents, log))
  const named = contents.toLocaleString('fr-FR')
  return [
    ...rowsOf('10 000 vidéos, base embarquée', embedded),
    ...rowsOf('10 000 vidéos, PostgreSQL', before),
    ...rowsOf(`${named} vidéos, PostgreSQL`, after, { times: before, name: 'à 10 000' }),
  ]
}
