import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteCaptions, findWebVtt, putAutomaticCaptions, putCaptions } from '../../src/db/caption/captions.ts'
import { findContent } from '../../src/db/content/contents.ts'
import type { CaptionRow } from '../../src/db/content/contentRows.ts'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'
import { addContent } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const rows = async (content: string): Promise<CaptionRow[]> =>
  (await findContent(db, content, { hashtags: false, likedBy: null, details: true }))?.details?.captions ?? []
const languages = async (content: string): Promise<unknown> =>
  (await rows(content)).map(({ language, is_automatic }) => [language, is_automatic])
const textOf = async (content: string, language: string): Promise<string | undefined> => {
  const row = (await rows(content)).find((each) => each.language === language)
  return row && findWebVtt(db, row.key)
}

async function withCaptions(): Promise<string> {
  const content_uuid = await addContent(db)
  await putCaptions(db, { content_uuid, language: 'fr', is_automatic: false, webvtt: 'premier' })
  await putCaptions(db, { content_uuid, language: 'en', is_automatic: false, webvtt: 'first' })
  return content_uuid
}

describe('captions of a content', () => {
  it('are listed by language', async () => {
    expect(await languages(await withCaptions())).toEqual([
      ['en', false],
      ['fr', false],
    ])
    expect(await rows(await addContent(db))).toEqual([])
  })

  it('take the place of those of the same language only, under a new key', async () => {
    const content_uuid = await withCaptions()
    const before = await rows(content_uuid)
    await putCaptions(db, { content_uuid, language: 'fr', is_automatic: false, webvtt: 'second' })
    expect(await textOf(content_uuid, 'fr')).toBe('second')
    expect(await textOf(content_uuid, 'en')).toBe('first')
    const after = await rows(content_uuid)
    expect(after.map(({ key }, index) => key === before[index]?.key)).toEqual([true, false])
    expect(await findWebVtt(db, String(before[1]?.key))).toBeUndefined()
  })

  it('are deleted for one language of one content only', async () => {
    const [content_uuid, other] = [await withCaptions(), await withCaptions()]
    await deleteCaptions(db, { content_uuid, language: 'fr' })
    expect(await languages(content_uuid)).toEqual([['en', false]])
    expect(await languages(other)).toHaveLength(2)
  })

  it('go with their content', async () => {
    const content_uuid = await withCaptions()
    const [row] = await rows(content_uuid)
    await db.deleteFrom('contents').where('uuid', '=', content_uuid).execute()
    expect(await findWebVtt(db, String(row?.key))).toBeUndefined()
  })
})

describe('automatic captions', () => {
  it('take the place of automatic ones, under a new key', async () => {
    const content_uuid = await addContent(db)
    expect(await putAutomaticCaptions(db, { content_uuid, language: 'fr', webvtt: 'un' })).toBe(true)
    const [before] = await rows(content_uuid)
    expect(await putAutomaticCaptions(db, { content_uuid, language: 'fr', webvtt: 'deux' })).toBe(true)
    expect(await languages(content_uuid)).toEqual([['fr', true]])
    expect(await textOf(content_uuid, 'fr')).toBe('deux')
    expect(await findWebVtt(db, String(before?.key))).toBeUndefined()
  })

  it('never take the place of captions by people', async () => {
    const content_uuid = await withCaptions()
    expect(await putAutomaticCaptions(db, { content_uuid, language: 'fr', webvtt: 'machine' })).toBe(false)
    expect(await textOf(content_uuid, 'fr')).toBe('premier')
    expect(await languages(content_uuid)).toContainEqual(['fr', false])
  })

  it('become those of a person once saved by one', async () => {
    const content_uuid = await addContent(db)
    await putAutomaticCaptions(db, { content_uuid, language: 'fr', webvtt: 'machine' })
    await putCaptions(db, { content_uuid, language: 'fr', is_automatic: false, webvtt: 'corrigé' })
    expect(await languages(content_uuid)).toEqual([['fr', false]])
  })
})
