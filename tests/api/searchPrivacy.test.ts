import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchResultSchema, suggestionSchema } from '../../src/shared/entities/search.ts'
import { makePlayable, must, type Creator, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let visitors: { guest: undefined; owner: Creator; other: Creator; moderator: Person; administrator: Person }

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Chaîne du secret')
  visitors = {
    guest: undefined,
    owner: creator,
    other: await site.creator('Autre'),
    moderator: await site.person(),
    administrator: await site.administrator(),
  }
  await site.database.db
    .updateTable('users')
    .set({ role_uuid: site.database.db.selectFrom('roles').select('uuid').where('name', '=', 'Modérateur') })
    .where('uuid', '=', visitors.moderator.uuid)
    .execute()
})
afterAll(() => site.close())

/** All results that a unique word can have, for each viewer. */
async function traces(word: string, as?: Pick<Person, 'token'>): Promise<object> {
  const found = searchResultSchema.parse(must(await site.call('GET', `/search/${word}`, { as }), 200))
  const misspelt = searchResultSchema.parse(must(await site.call('GET', `/search/${word.slice(0, -1)}`, { as }), 200))
  const suggestions = suggestionSchema
    .array()
    .parse(must(await site.call('GET', `/search/suggestions?q=${word.slice(0, -2)}`, { as }), 200))
  return {
    contents: found.stats.contentCount + found.content.length,
    hashtags: found.stats.hashtagCount + found.hashtag.length,
    misspelt: misspelt.stats.totalResults,
    corrected: misspelt.corrected,
    suggestions: suggestions.length,
  }
}
const nothing = { contents: 0, hashtags: 0, misspelt: 0, corrected: null, suggestions: 0 }

/** A unique word, of letters only. */
const word = (): string => `z${randomUUID().replaceAll(/\d|-/g, (digit) => 'ghijklmnopq'.charAt(Number(digit) || 10))}`.slice(0, 12)
const withWord = (own: string) => ({ title: `Titre ${own}`, description: `Et ${own}`, hashtags: [own] })

describe('a content that is not public', () => {
  it('is not found while it is private, not even by its owner, and its words are not counted', async () => {
    const own = word()
    await site.playable(creator, { ...withWord(own), statuts: 'private' })
    for (const as of Object.values(visitors)) expect(await traces(own, as)).toEqual(nothing)
  })

  it('is not found before it is playable, and is found from then on', async () => {
    const own = word()
    const content = await site.content(creator, withWord(own))
    expect(await traces(own)).toEqual(nothing)
    await makePlayable(site.database, content)
    expect(await traces(own)).toMatchObject({ contents: 2, hashtags: 2 })
  })

  it('is removed, with its words, when it becomes private, and found again when it is public', async () => {
    const own = word()
    const content = await site.playable(creator, withWord(own))
    const before = await traces(own)
    expect(before).toMatchObject({ contents: 2, hashtags: 2 })
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts: 'private' } }), 200)
    expect(await traces(own)).toEqual(nothing)
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts: 'public' } }), 200)
    expect(await traces(own)).toEqual(before)
  })

  it('is removed when a moderator hides it', async () => {
    const own = word()
    const content = await site.playable(creator, withWord(own))
    const hide = (hidden_at: Date | null) =>
      site.database.db.updateTable('contents').set({ hidden_at }).where('uuid', '=', content).execute()
    await hide(new Date())
    for (const as of Object.values(visitors)) expect(await traces(own, as)).toEqual(nothing)
    await hide(null)
    expect(await traces(own)).toMatchObject({ contents: 2 })
  })

  it('is removed when it or its channel is deleted', async () => {
    const [one, other] = [word(), word()]
    const brief = await site.creator(`Nom ${other}`)
    const content = await site.playable(brief, withWord(one))
    must(await site.call('DELETE', `/contents/${content}`, { as: brief }), 204)
    expect(await traces(one)).toEqual(nothing)
    await site.playable(brief, withWord(one))
    must(await site.call('DELETE', `/channels/${brief.channel}`, { as: brief }), 204)
    expect([await traces(one), await traces(other)]).toEqual([nothing, nothing])
  })
})

describe('a changed content', () => {
  it('is found by its new title and no longer by its old one', async () => {
    const [old, now] = [word(), word()]
    const content = await site.playable(creator, { title: old })
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { title: now } }), 200)
    expect(await traces(old)).toEqual(nothing)
    expect(await traces(now)).toMatchObject({ contents: 2 })
  })

  it('is found by a hashtag while it has it', async () => {
    const own = word()
    const content = await site.playable(creator, { title: 'Sans' })
    const { uuid } = must(await site.call('POST', '/hashtags', { as: creator, body: { name: own, content_uuid: content } }), 201) as {
      uuid: string
    }
    expect(await traces(own)).toMatchObject({ contents: 2, hashtags: 2 })
    must(await site.call('DELETE', `/hashtags/${uuid}?content_uuid=${content}`, { as: creator }), 204)
    expect(await traces(own)).toEqual(nothing)
  })

  it('is found by the new name of its channel', async () => {
    const [old, now] = [word(), word()]
    const renamed = await site.creator(old)
    await site.playable(renamed, { title: 'De la chaîne' })
    must(await site.call('PUT', `/channels/${renamed.channel}`, { as: renamed, body: { name: now } }), 200)
    expect(await traces(old)).toEqual(nothing)
    expect(await traces(now)).toMatchObject({ contents: 2 })
  })
})

describe('any text', () => {
  const operators = fc.constantFrom(
    '&',
    '|',
    '!',
    ':*',
    '<->',
    "'",
    '"',
    '\\',
    '%',
    '_',
    '(',
    ')',
    '--',
    ';',
    '\0',
    '*',
    '🎬',
    'secret',
    'Titre',
    'é',
    '\u0002',
    '/',
    '?',
    '#',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 260 }).filter((value) => value.isWellFormed()),
    fc.array(operators, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(operators, { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.constantFrom('a'.repeat(10_000), 'é'.repeat(200), "'; drop table words; --", 'le la les un une', '-mer', '!mer', 'mer:*', '𐀀Ʒ'),
  )

  it('gets results or a refusal for its length, and never private contents', async () => {
    const secret = await site.playable(creator, { title: 'Titre secret', description: 'mer é', statuts: 'private', hashtags: ['secret'] })
    await site.playable(creator, { title: 'Titre public', description: 'mer é' })
    await fc.assert(
      fc.asyncProperty(
        text.filter((value) => value !== '' && !/^\.{1,2}$/.test(value)),
        async (query) => {
          const answer = await site.call('GET', `/search/${encodeURIComponent(query)}`)
          const typing = await site.call('GET', `/search/suggestions?q=${encodeURIComponent(query)}`)
          expect([answer.status, typing.status]).toEqual(query.length > 200 ? [422, 422] : [200, 200])
          expect(`${JSON.stringify(answer.body)}${JSON.stringify(typing.body)}`).not.toContain(secret)
        },
      ),
      { numRuns: 300 },
    )
  })
})
