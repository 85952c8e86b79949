import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Suggestion, suggestionSchema } from '../../src/shared/entities/search.ts'
import { type Creator, must, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Études de cuisine')
  await site.playable(creator, { title: 'L’été au jardin', description: 'Une recette d’étoiles à la cannelle', hashtags: ['Recettes'] })
  await site.playable(creator, { title: 'Étagère en bois', description: 'Une recette de colle, deux recettes de vernis' })
  await site.playable(creator, { title: 'Étagère en pin' })
})
afterAll(() => site.close())

const suggestions = async (q: string, limit = ''): Promise<Suggestion[]> =>
  suggestionSchema.array().parse(must(await site.call('GET', `/search/suggestions?q=${encodeURIComponent(q)}${limit}`), 200))
const of = async (kind: Suggestion['kind'], q: string): Promise<string[]> =>
  (await suggestions(q)).filter((suggestion) => suggestion.kind === kind).map(({ text }) => text)

describe('suggestions', () => {
  it('complete a word, with its accents, the most frequent first', async () => {
    expect(await of('word', 'eta')).toEqual(['étagère'])
    expect(await of('word', 'ÉTA')).toEqual(['étagère'])
    expect(await of('word', 'rece')).toEqual(['recette', 'recettes'])
  })

  it('include contents, channels and hashtags with this prefix', async () => {
    expect(await of('content', 'etagere en')).toEqual(expect.arrayContaining(['Étagère en bois', 'Étagère en pin']))
    expect(await suggestions('études')).toContainEqual({ kind: 'channel', text: 'Études de cuisine', uuid: creator.channel })
    expect(await of('hashtag', 'recet')).toEqual(['Recettes'])
  })

  it('complete the last word by words that occur together with the previous ones', async () => {
    expect(await of('word', 'étagère b')).toEqual(['etagere bois'])
    expect(await of('word', 'étagère jar')).toEqual([])
  })

  it('correct a typo in the beginning of a word', async () => {
    expect(await of('word', 'etgaere')).toEqual(['étagère'])
    expect(await of('word', 'rectte')).toEqual(['recette', 'recettes'])
    expect(await of('word', 'cannellle')).toEqual(['cannelle'])
  })

  it('are ten at most, or the requested number', async () => {
    for (const n of Array.from({ length: 12 }, (_, index) => index))
      await site.playable(creator, { title: `Étude ${n}`, hashtags: [`étude${n}`] })
    expect(await suggestions('etude')).toHaveLength(10)
    expect(await suggestions('etude', '&limit=3')).toHaveLength(3)
  })

  it('of an empty text are empty', async () => {
    expect(await suggestions('')).toEqual([])
    expect(await suggestions(' % ')).toEqual([])
    expect(await suggestions('xyzzyqw')).toEqual([])
  })

  it('require a text that is not too long', async () => {
    expect(refusal(await site.call('GET', '/search/suggestions'))).toMatchObject({ status: 400, fields: { q: 'Ce champ est obligatoire' } })
    expect(refusal(await site.call('GET', `/search/suggestions?q=${'a'.repeat(201)}`))).toMatchObject({
      status: 422,
      fields: { q: 'La recherche ne peut pas dépasser 200 caractères' },
    })
  })
})
