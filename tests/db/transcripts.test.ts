import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteCaptions, putCaptions } from '../../src/db/caption/captions.ts'
import { nextCaptionsToIndex, storePassages } from '../../src/db/caption/transcripts.ts'
import { despiteDeadlocks } from '../../src/db/connection/deadlocks.ts'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { silentLog } from '../../src/shared/log.ts'
import { indexAllCaptions, spokenAt } from '../support/captions.ts'
import { testDatabase } from '../support/database.ts'
import { addContent, addPlayable } from '../support/rows.ts'

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

const put = (content_uuid: string, said: Record<number, string>, language: 'fr' | 'br' = 'fr') =>
  putCaptions(db, { content_uuid, language, is_automatic: false, webvtt: spokenAt(said) })
const passages = () =>
  db.selectFrom('transcript_passages').select(['language', 'second', 'text']).orderBy('language').orderBy('place').execute()
/** The words whose stored count differs from the documents that have them only in what is said. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    with real as (select word, count(*)::int as spoken from transcript_search cross join unnest(words) as word group by word)
    select shown, words.spoken, real.spoken as really from words full join real on real.word = words.shown
    where coalesce(words.spoken, 0) <> coalesce(real.spoken, 0)`.execute(db)
  return rows
}

describe('the passages of captions', () => {
  it('are not stored of captions that were changed while they were read', async () => {
    const content = await addPlayable(db)
    await put(content, { 3: 'Un tatou.' })
    const captions = await nextCaptionsToIndex(db)
    if (!captions) throw new Error('Nothing is to be indexed')
    await put(content, { 3: 'Un toucan.' })
    await storePassages(db, captions, [{ startMs: 3000, endMs: 7000, text: 'Un tatou.' }])
    expect(await passages()).toEqual([])
    await indexAllCaptions(database)
    expect(await passages()).toEqual([{ language: 'fr', second: 3, text: 'Un toucan.' }])
  })

  it('are not stored of a part of the file that does not play any more', async () => {
    const content = await addPlayable(db)
    await put(content, { 3: 'Un tatou.' })
    const captions = await nextCaptionsToIndex(db)
    if (!captions) throw new Error('Nothing is to be indexed')
    await db.updateTable('media').set({ playing_from: 10, duration: 20 }).where('content_uuid', '=', content).execute()
    await storePassages(db, captions, [{ startMs: 3000, endMs: 7000, text: 'Un tatou.' }])
    expect(await passages()).toEqual([])
  })

  it('are not made again of captions that only get another address', async () => {
    await put(await addPlayable(db), { 3: 'Un tatou.' })
    await indexAllCaptions(database)
    await sql`update captions set key = gen_random_uuid()`.execute(db)
    expect(await nextCaptionsToIndex(db)).toBeUndefined()
    expect(await passages()).toHaveLength(1)
  })

  it('go with their language, and with their content', async () => {
    const content = await addPlayable(db)
    await put(content, { 3: 'Un tatou.' })
    await put(content, { 3: 'Un tatu.' }, 'br')
    await indexAllCaptions(database)
    await deleteCaptions(db, { content_uuid: content, language: 'fr' })
    expect(await passages()).toEqual([{ language: 'br', second: 3, text: 'Un tatu.' }])
    await put(content, { 3: 'Un tatou.' })
    await indexAllCaptions(database)
    await db.deleteFrom('contents').where('uuid', '=', content).execute()
    expect([await passages(), await db.selectFrom('words').select('shown').where('spoken', '>', 0).execute()]).toEqual([[], []])
  })

  it('are kept of a content that nobody may find, whose words are not counted', async () => {
    await put(await addContent(db, { statuts: 'private' }), { 3: 'Un tatou.' })
    await indexAllCaptions(database)
    expect(await passages()).toHaveLength(1)
    expect(await db.selectFrom('words').select('shown').where('spoken', '>', 0).execute()).toEqual([])
  })
})

describe('the counts of said words', () => {
  it('follow the texts, which may have them too', async () => {
    const content = await addPlayable(db)
    await put(content, { 3: 'Un tatou et un toucan.' })
    await indexAllCaptions(database)
    const counts = () =>
      db.selectFrom('words').select(['shown', 'documents', 'spoken']).where('shown', 'in', ['tatou', 'toucan']).orderBy('shown').execute()
    expect(await counts()).toEqual([
      { shown: 'tatou', documents: 0, spoken: 1 },
      { shown: 'toucan', documents: 0, spoken: 1 },
    ])
    await db.updateTable('contents').set({ title: 'Le tatou' }).where('uuid', '=', content).execute()
    expect(await counts()).toEqual([
      { shown: 'tatou', documents: 1, spoken: 0 },
      { shown: 'toucan', documents: 0, spoken: 1 },
    ])
    await db.updateTable('contents').set({ title: 'Rien' }).where('uuid', '=', content).execute()
    expect(await counts()).toEqual([
      { shown: 'tatou', documents: 0, spoken: 1 },
      { shown: 'toucan', documents: 0, spoken: 1 },
    ])
  })

  it('are right when captions, texts and contents change at the same time', async () => {
    const contents: string[] = []
    for (let n = 0; n < 6; n += 1) contents.push(await addPlayable(db))
    const often = async (change: (n: number) => Promise<unknown>): Promise<void> => {
      for (let n = 0; n < 8; n += 1) await despiteDeadlocks(() => change(n), silentLog)
    }
    const [deleted = '', ...kept] = contents
    await put(deleted, { 3: 'alpha bêta gamma.' })
    await Promise.all([
      ...kept.map((content, place) =>
        often((n) => put(content, { 3: n % 2 ? 'alpha bêta gamma.' : 'gamma delta alpha.' }, place % 2 ? 'fr' : 'br')),
      ),
      often(() => indexAllCaptions(database)),
      ...kept.slice(0, 3).map((content) =>
        often((n) =>
          db
            .updateTable('contents')
            .set({ title: n % 2 ? 'alpha' : 'delta' })
            .where('uuid', '=', content)
            .execute(),
        ),
      ),
      despiteDeadlocks(() => db.deleteFrom('contents').where('uuid', '=', deleted).execute(), silentLog),
    ])
    await indexAllCaptions(database)
    expect(await miscounted()).toEqual([])
    const words = await db.selectFrom('transcript_search').select('vector').execute()
    expect(words).toHaveLength(5)
  })
})
