import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashtagSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const add = (content: string, name: string, as: Person = creator) =>
  site.call('POST', '/hashtags', { as, body: { name, content_uuid: content } })
const named = async (name: string) => hashtagSchema.parse(must(await site.call('GET', `/hashtags/name/${encodeURIComponent(name)}`), 200))
const of = async (content: string) =>
  hashtagSchema
    .array()
    .parse(must(await site.call('GET', `/hashtags/content/${content}`), 200))
    .map(({ name }) => name)

describe('a hashtag', () => {
  it('that only a private content has cannot be found, by its name or by its uuid', async () => {
    const content = await site.playable(creator, { statuts: 'private' })
    const { uuid } = hashtagSchema.parse(must(await add(content, 'secret'), 201))
    expect(refusal(await site.call('GET', `/hashtags/${uuid}`)).status).toBe(404)
    expect(refusal(await site.call('GET', '/hashtags/name/secret')).status).toBe(404)
  })

  it('is added to a content by its creator, without its sign', async () => {
    const content = await site.playable(creator)
    const hashtag = hashtagSchema.parse(must(await add(content, '#Océan'), 201))
    expect(hashtag).toEqual({ uuid: hashtag.uuid, name: 'Océan', contentCount: 1 })
    expect(await of(content)).toEqual(['Océan'])
    expect(must(await site.call('GET', `/hashtags/${hashtag.uuid}`), 200)).toEqual(hashtag)
  })

  it('is the same in upper and lower case, and counts its contents', async () => {
    const [one, two] = [await site.playable(creator), await site.playable(creator)]
    await add(one, 'Vélo')
    await add(two, 'vÉLO')
    await add(two, 'vélo')
    expect(await named('VÉLO')).toMatchObject({ name: 'Vélo', contentCount: 2 })
  })

  it('is removed from one content by its creator, and stays on the others', async () => {
    const [one, two] = [await site.playable(creator, { hashtags: ['train'] }), await site.playable(creator, { hashtags: ['train'] })]
    const { uuid } = await named('train')
    must(await site.call('DELETE', `/hashtags/${uuid}?content_uuid=${one}`, { as: creator }), 204)
    expect([await of(one), await of(two)]).toEqual([[], ['train']])
    expect(refusal(await site.call('DELETE', `/hashtags/${uuid}?content_uuid=${one}`, { as: creator })).code).toBe('NOT_FOUND')
  })

  it('is removed from the content that the body names too, also by an administrator, and stays on the others', async () => {
    const boss = await site.creator()
    const role = must(await site.call('GET', '/roles/name/Administrateur'), 200) as { uuid: string }
    const [one, two] = [await site.playable(creator, { hashtags: ['avion'] }), await site.playable(creator, { hashtags: ['avion'] })]
    const { uuid } = await named('avion')
    must(await site.call('DELETE', `/hashtags/${uuid}`, { as: creator, body: { content_uuid: one } }), 204)
    expect([await of(one), await of(two)]).toEqual([[], ['avion']])
    const own = await site.playable(boss, { hashtags: ['avion'] })
    must(await site.call('PUT', `/users/${boss.uuid}`, { as: administrator, body: { role_id: role.uuid } }), 200)
    must(await site.call('DELETE', `/hashtags/${uuid}`, { as: boss, body: { content_uuid: own } }), 204)
    expect([await of(own), await of(two)]).toEqual([[], ['avion']])
  })

  it('cannot be removed without naming a content', async () => {
    const content = await site.playable(creator, { hashtags: ['bateau'] })
    const { uuid } = await named('bateau')
    for (const body of [undefined, {}])
      expect(refusal(await site.call('DELETE', `/hashtags/${uuid}`, { as: creator, ...(body && { body }) }))).toEqual({
        status: 400,
        code: 'MALFORMED_REQUEST',
        message: 'La requête est mal formée',
        fields: { content_uuid: 'Indiquez la vidéo dont ce hashtag est à retirer' },
      })
    expect(await of(content)).toEqual(['bateau'])
  })

  it('is refused as the eleventh, even when several are added at the same time', async () => {
    const content = await site.playable(creator, { hashtags: Array.from({ length: 9 }, (_, index) => `n${index}`) })
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => add(content, name)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    expect(answers.filter(({ status }) => status === 422).map((answer) => refusal(answer).fields)).toEqual([
      { name: 'Maximum 10 hashtags autorisés' },
      { name: 'Maximum 10 hashtags autorisés' },
    ])
    expect(await of(content)).toHaveLength(10)
  })

  it.each(['pas bon', 'pas-bon', '#', ''])('is refused when it is written %j', async (name) => {
    const content = await site.playable(creator)
    expect(refusal(await add(content, name))).toMatchObject({
      status: 422,
      fields: { name: 'Les hashtags ne peuvent contenir que des lettres, chiffres et underscores' },
    })
    expect(await of(content)).toEqual([])
  })

  it('cannot be added or removed by other users', async () => {
    const content = await site.playable(creator, { hashtags: ['mien'] })
    const { uuid } = await named('mien')
    const other = await site.creator()
    expect(refusal(await add(content, 'autre', other)).code).toBe('FORBIDDEN')
    expect(refusal(await site.call('DELETE', `/hashtags/${uuid}?content_uuid=${content}`, { as: other })).code).toBe('FORBIDDEN')
    expect(refusal(await site.call('PUT', `/hashtags/${uuid}`, { as: creator, body: { name: 'leur' } })).code).toBe('FORBIDDEN')
    expect(await of(content)).toEqual(['mien'])
  })

  it('is renamed and deleted on all contents by administrators', async () => {
    const content = await site.playable(creator, { hashtags: ['faute', 'pris'] })
    const { uuid } = await named('faute')
    expect(refusal(await site.call('PUT', `/hashtags/${uuid}`, { as: administrator, body: { name: 'PRIS' } })).code).toBe('CONFLICT')
    expect(must(await site.call('PUT', `/hashtags/${uuid}`, { as: administrator, body: { name: 'juste' } }), 200)).toMatchObject({
      name: 'juste',
    })
    expect(await of(content)).toEqual(['juste', 'pris'])
    must(await site.call('DELETE', `/hashtags/${uuid}`, { as: administrator }), 204)
    expect(await of(content)).toEqual(['pris'])
  })
})

describe('popular hashtags', () => {
  it('are the ten most used by public contents', async () => {
    for (let index = 0; index < 4; index += 1) await site.playable(creator, { hashtags: ['premier', ...(index < 3 ? ['second'] : [])] })
    for (let index = 0; index < 5; index += 1) await site.playable(creator, { statuts: 'private', hashtags: ['caché'] })
    for (let index = 0; index < 10; index += 1) await site.playable(creator, { hashtags: [`rare${index}`] })
    const popular = hashtagSchema.array().parse(must(await site.call('GET', '/hashtags/popular'), 200))
    expect(popular).toHaveLength(10)
    expect(popular.slice(0, 2).map(({ name, contentCount }) => [name, contentCount])).toEqual([
      ['premier', 4],
      ['second', 3],
    ])
    expect(must(await site.call('GET', '/hashtags?limit=1'), 200)).toMatchObject([{ name: 'premier' }])
  })
})
