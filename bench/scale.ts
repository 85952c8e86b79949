import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { sql } from 'kysely'
import { search } from '../src/api/search/service.ts'
import { suggest } from '../src/api/search/suggest.ts'
import { commentsOfContent } from '../src/db/comment/comments.ts'
import { noParts } from '../src/db/content/contentRows.ts'
import { findContent, listContents } from '../src/db/content/contents.ts'
import type { Db } from '../src/db/connection/database.ts'
import { newsContents, trendingContents } from '../src/db/content/rankings.ts'
import { recommendedTo, recommendedToGuests } from '../src/db/content/recommendations.ts'
import { periodsOfChannel, totalsOfChannel } from '../src/db/statistics/statistics.ts'
import { type Filled, filledEmbedded, filledPostgres } from './databases.ts'
import { median, type Row } from './report.ts'

const small = 10_000
const large = 1_000_000
const samples = 150
const page = { limit: 20, after: null }
const parts = noParts

/** The parameters of one sample: a random view's content, channel and user, and words of the content's title. */
type Subject = { content: string; channel: string; user: string; word: string; words: string; beginning: string }

/**
 * Samples contents as often as they are watched. `word` is the first word of the title that at least a 500th of the library contains: its
 * results fill a page whatever the library's size, so that the comparison is of the work per page.
 */
async function subjects(db: Db): Promise<Subject[]> {
  await sql`select setseed(0.7)`.execute(db)
  const { rows } = await sql<Subject>`
    select contents.uuid as content, contents.channel_uuid as channel, viewed.user_uuid as user, usual.word,
      split_part(title, ' ', 1) || ' ' || split_part(title, ' ', 2) as words, left(split_part(title, ' ', 1), 3) as beginning
    from (select * from views order by random() limit ${sql.lit(samples)}) as viewed
      join contents on contents.uuid = viewed.content_uuid
      cross join lateral (
        select split.word from string_to_table(search_text(title), ' ') with ordinality as split (word, place) join words using (word)
        where documents >= (select count(*) from contents) / 500 order by place limit 1) as usual`.execute(db)
  return rows
}

const searchFor = (db: Db, query: string) =>
  search(db, {
    query,
    type: 'all',
    sort: 'relevance',
    date: 'all',
    duration: 'all',
    captions: 'false',
    limit: 20,
    cursor: undefined,
    expand: [],
    viewer: null,
  })

const questions: Record<string, (db: Db, subject: Subject) => Promise<unknown>> = {
  'une vidéo par son uuid': (db, { content }) => findContent(db, content),
  'vidéos d’une chaîne': (db, { channel }) => listContents(db, page, { channel, listedOr: null }, parts),
  'dernières vidéos': (db) => listContents(db, page, { channel: null, listedOr: null }, parts),
  'fil des abonnements': (db, { user }) => newsContents(db, user, page, parts),
  recommandations: (db, { user }) => recommendedTo(db, user, 20),
  'recommandations aux visiteurs': (db) => recommendedToGuests(db, 20),
  tendances: (db) => trendingContents(db, null, page, parts),
  'recherche d’un mot': (db, { word }) => searchFor(db, word),
  'recherche de deux mots': (db, { words }) => searchFor(db, words),
  suggestions: (db, { beginning }) => suggest(db, beginning, 10),
  'page de commentaires': (db, { content }) => commentsOfContent(db, content, 'recent', page, { uuid: null, moderates: false }),
  'statistiques d’une chaîne': (db, { channel }) => Promise.all([totalsOfChannel(db, channel, true), periodsOfChannel(db, channel)]),
}

/**
 * Median milliseconds of one answer to each question: on the first run, and once its data is in memory. `database` is the part of the
 * latter that the database spent, null where the database does not report it.
 */
type QuestionTimes = { first: number; answer: number; database: number | null }
type Times = Map<string, QuestionTimes>

/** Returns the milliseconds that a PostgreSQL server spent planning and executing all statements of one question. */
async function databaseTime(db: Db, ask: () => Promise<unknown>): Promise<number> {
  await sql`select pg_stat_statements_reset()`.execute(db)
  await ask()
  const { rows } = await sql<{ ms: number }>`select coalesce(sum(total_plan_time + total_exec_time), 0) as ms from pg_stat_statements
    where query not like '%pg_stat_statements%'`.execute(db)
  return rows[0]?.ms ?? Number.NaN
}

/** Measures the libraries in turn, question by question, so that other load on the machine affects all of them alike. */
async function measure(libraries: readonly Filled[]): Promise<Times[]> {
  const asked = await Promise.all(libraries.map(async (filled) => ({ filled, subjects: await subjects(filled.database.db) })))
  const times = asked.map((): Times => new Map())
  for (const [name, ask] of Object.entries(questions)) {
    for (const [place, library] of asked.entries()) times[place]?.set(name, await timesOf(library, ask))
  }
  return times
}

async function timesOf(
  { filled: { database, alone }, subjects: asked }: { filled: Filled; subjects: Subject[] },
  ask: (db: Db, subject: Subject) => Promise<unknown>,
): Promise<QuestionTimes> {
  const timed = async (subject: Subject): Promise<number> => {
    const started = performance.now()
    await ask(database.db, subject)
    return performance.now() - started
  }
  const first: number[] = []
  for (const subject of asked) first.push(await timed(subject))
  const answers: number[] = []
  for (const subject of asked) answers.push(await timed(subject))
  const worked: number[] = []
  if (alone) for (const subject of asked) worked.push(await databaseTime(alone, () => ask(alone, subject)))
  return { first: median(first), answer: median(answers), database: alone ? median(worked) : null }
}

async function measured(fills: readonly (() => Promise<Filled>)[]): Promise<Times[]> {
  const filled: Filled[] = []
  try {
    for (const fill of fills) filled.push(await fill())
    return await measure(filled)
  } finally {
    for (const { stop } of filled) await stop()
  }
}

function rowsOf(name: string, times: Times, before?: { times: Times; name: string }): Row[] {
  const row = (measure: string, value: number, earlier: number | null | undefined): Row => ({
    name: `${measure}, ${name}`,
    value,
    unit: 'ms',
    runs: samples,
    ...(before && typeof earlier === 'number' && { against: before.name, ratio: value / earlier }),
  })
  return [...times].flatMap(([question, { first, answer, database }]) => {
    const earlier = before?.times.get(question)
    return [
      ...(database === null ? [] : [row(`${question} (base)`, database, earlier?.database)]),
      row(`${question} (réponse)`, answer, earlier?.answer),
      row(`${question} (première fois)`, first, earlier?.first),
    ]
  })
}

/** Returns the number of huge pages that the machine reserves for servers such as PostgreSQL; only Linux has them. */
function hugePages(): number {
  return platform() === 'linux' ? Number(readFileSync('/proc/sys/vm/nr_hugepages', 'utf8')) : 0
}

/**
 * Measures each question at 10,000 contents and, on PostgreSQL, at a million: until the answer («réponse»), the planning and execution in
 * the database («base»), and until the answer on the first run («première fois»). Needs the programs of the PostgreSQL server.
 */
export async function scale(contents = large): Promise<Row[]> {
  const log = (line: string): void => console.error(line)
  log(`${hugePages()} pages de 2 Mo réservées (vm.nr_hugepages, voir docs/operations.md)`)
  const [embedded] = await measured([() => filledEmbedded(small, log)])
  const [before, after] = await measured([() => filledPostgres(small, log), () => filledPostgres(contents, log)])
  if (!embedded || !before || !after) throw new Error('A library was not measured')
  const named = contents.toLocaleString('fr-FR')
  return [
    ...rowsOf('10 000 vidéos, base embarquée', embedded),
    ...rowsOf('10 000 vidéos, PostgreSQL', before),
    ...rowsOf(`${named} vidéos, PostgreSQL`, after, { times: before, name: 'à 10 000' }),
  ]
}
