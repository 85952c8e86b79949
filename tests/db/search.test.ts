import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
beforeEach(async () => {
  await db.deleteFrom('users').execute()
})
afterAll(() => database.close())

/** In how many documents these words occur. */
async function documents(...words: string[]): Promise<Record<string, number>> {
  const rows = await db.selectFrom('words').select(['shown', 'documents']).where('shown', 'in', words).execute()
  return Object.fromEntries(rows.map((row) => [row.shown, row.documents]))
}

const textOf = async (value: string): Promise<unknown> =>
  (await sql<{ text: string }>`select search_text(${value}::text) as text`.execute(db)).rows[0]?.text
const stemOf = async (value: string): Promise<string | undefined> =>
  (await sql<{ stem: string }>`select search_lexeme(${value}::text) as stem`.execute(db)).rows[0]?.stem

/** Makes a content public and findable. */
async function publish(content: string): Promise<void> {
  await db.updateTable('media').set({ playlist_key: 'k' }).where('content_uuid', '=', content).execute()
}
const titled = async (content: string, title: string, description = ''): Promise<void> => {
  await db.updateTable('contents').set({ title, description }).where('uuid', '=', content).execute()
}

describe('the normalised form of a word', () => {
  it.each([
    ['L’Été « à vélo » !', 'l ete a velo'],
    ['Node.js & C++', 'node js c'],
    ['Œuvre_d’art', 'oeuvre d art'],
    ['100 %', '100'],
    ['\\ \' " _', ''],
  ])('of %s is «%s»', async (text, form) => {
    expect(await textOf(text)).toBe(form)
  })

  it.each([
    ['vélo', 'vélos'],
    ['jeu', 'jeux'],
    ['gâteau', 'gâteaux'],
    ['cheval', 'chevaux'],
    ['musique', 'musiques'],
    ['ami', 'AMIS'],
  ])('has one stem for %s and %s', async (one, many) => {
    expect(await stemOf(one)).toBe(await stemOf(many))
  })

  it('is not a stop word for a word that only looks like the plural of one', async () => {
    expect(await Promise.all(['mois', 'Luis', 'été'].map(stemOf))).toEqual(['mois', 'luis', 'ete'])
  })

  it('does not exist for stop words', async () => {
    expect(await Promise.all(['le', 'les', 'nous', 'mais', 'étais', 'à'].map(stemOf))).toEqual(Array.from({ length: 6 }, () => null))
  })
})

describe('the word counts of public contents', () => {
  it('count the documents that contain each word, once per document, as written', async () => {
    const channel = await addChannel(db)
    const [one, other] = [await addContent(db, { channel }), await addContent(db, { channel })]
    await titled(one, 'Été ÉTÉ été', 'la plage')
    await titled(other, 'Été', 'ete')
    await publish(one)
    await publish(other)
    expect(await documents('été', 'ete', 'plage', 'la', 'chaîne')).toEqual({ été: 2, ete: 1, plage: 1, chaîne: 3 })
  })

  it('lose a word with the last document that contains it', async () => {
    const [one, other] = [await addContent(db), await addContent(db)]
    for (const content of [one, other]) {
      await titled(content, 'Ornithorynque')
      await publish(content)
    }
    expect(await documents('ornithorynque')).toEqual({ ornithorynque: 2 })
    await titled(one, 'Koala')
    expect(await documents('ornithorynque', 'koala')).toEqual({ ornithorynque: 1, koala: 1 })
    await db.deleteFrom('contents').where('uuid', '=', other).execute()
    expect(await documents('ornithorynque', 'koala')).toEqual({ koala: 1 })
    await db.updateTable('contents').set({ statuts: 'private' }).where('uuid', '=', one).execute()
    expect(await documents('koala')).toEqual({})
  })

  it('do not change with a content that is not findable, or with a field that search does not read', async () => {
    const content = await addContent(db, { statuts: 'private' })
    await titled(content, 'Ornithorynque')
    await publish(content)
    expect(await documents('ornithorynque')).toEqual({})
    await db.updateTable('contents').set({ statuts: 'public' }).where('uuid', '=', content).execute()
    await db.updateTable('media').set({ playlist_key: 'other' }).where('content_uuid', '=', content).execute()
    expect(await documents('ornithorynque')).toEqual({ ornithorynque: 1 })
  })

  it('are empty after everything is deleted', async () => {
    await publish(await addContent(db))
    await db.deleteFrom('users').execute()
    expect(await db.selectFrom('words').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('content_search').select('content_uuid').execute()).toEqual([])
  })

  it('are right when several contents change at the same time', async () => {
    const contents: string[] = []
    for (let n = 0; n < 8; n++) contents.push(await addContent(db))
    await Promise.all(contents.map((content, n) => titled(content, n % 2 ? 'alpha bêta gamma' : 'gamma bêta alpha')))
    await Promise.all(contents.map(publish))
    expect(await documents('alpha', 'bêta', 'gamma')).toEqual({ alpha: 8, bêta: 8, gamma: 8 })
    await Promise.all(contents.map((content) => titled(content, 'delta')))
    expect(await documents('alpha', 'bêta', 'gamma', 'delta')).toEqual({ delta: 8 })
  })

  it('include a content that becomes public and playable at the same time', async () => {
    for (let n = 0; n < 5; n++) {
      const content = await addContent(db, { statuts: 'private' })
      await Promise.all([publish(content), db.updateTable('contents').set({ statuts: 'public' }).where('uuid', '=', content).execute()])
    }
    const { found } = await db
      .selectFrom('content_search')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow()
    expect(found).toBe(5)
  })
})

describe('the logarithmic step of a count', () => {
  it('never decreases with a greater count, and differs for each count up to ten', async () => {
    const { rows } = await sql<{ step: number }>`
      select count_step(n) as step from unnest(array[0, 1, 2, 3, 9, 10, 100, 1000, 1000000, 2147483647]) as n`.execute(db)
    const steps = rows.map(({ step }) => step)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(new Set(steps.slice(0, 6)).size).toBe(6)
  })
})
