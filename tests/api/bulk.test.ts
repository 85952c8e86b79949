import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkChangeSchema, bulkDeletionSchema } from '../../src/shared/entities/bulkChange.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { keys } from '../../src/storage/keys.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let other: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator('Grand large')
  other = await site.creator()
})
afterAll(() => site.close())

const patch = (body: object, as: Person | undefined = creator) => site.call('PATCH', '/contents', { as, body })
const changed = async (body: object) => bulkChangeSchema.parse(must(await patch(body), 200))
const remove = async (ids: readonly string[], as: Person = creator) =>
  bulkDeletionSchema.parse(must(await site.call('DELETE', `/contents?ids=${ids.join(',')}`, { as }), 200))
const read = async (uuid: string) =>
  contentSchema.parse(must(await site.call('GET', `/contents/${uuid}?expand=hashtags`, { as: creator }), 200))

describe('changing several contents', () => {
  it('changes only what is named, and answers in the order of the request', async () => {
    const sea = await site.playable(creator, { title: 'Mer', hashtags: ['eau', 'Bretagne'] })
    const lake = await site.playable(creator, { title: 'Lac', hashtags: ['eau'] })
    const answer = await changed({ uuids: [lake, sea], statuts: 'private' })
    expect(answer.changed.map(({ title, statuts, hashtags }) => [title, statuts, hashtags])).toEqual([
      ['Lac', 'private', ['eau']],
      ['Mer', 'private', ['Bretagne', 'eau']],
    ])
    expect(answer.refused).toEqual([])
  })

  it('adds and removes keywords, whatever their case, and leaves the visibility alone', async () => {
    const sea = await site.playable(creator, { statuts: 'private', hashtags: ['Eau', 'vent'] })
    await changed({ uuids: [sea], addHashtags: ['#sel', 'VENT', 'sel'], removeHashtags: ['eau', 'absent'] })
    expect(await read(sea)).toMatchObject({ hashtags: ['sel', 'vent'], statuts: 'private' })
  })

  it('refuses one with its reason and changes the others', async () => {
    const full = await site.playable(creator, { hashtags: Array.from({ length: 10 }, (_, index) => `mot${index}`) })
    const own = await site.playable(creator, { hashtags: ['un'] })
    const foreign = await site.playable(other)
    const absent = randomUUID()
    const answer = await changed({ uuids: [full, foreign, absent, own], statuts: 'private', addHashtags: ['neuf'] })
    expect(answer.changed.map(({ uuid }) => uuid)).toEqual([own])
    expect(answer.refused).toEqual([
      { uuid: full, code: 'INVALID_INPUT', message: 'Maximum 10 mots-clés autorisés' },
      { uuid: foreign, code: 'FORBIDDEN', message: 'Vous n’avez pas le droit de faire cela' },
      { uuid: absent, code: 'CONTENT_NOT_FOUND', message: 'Vidéo introuvable' },
    ])
    expect(await read(full)).toMatchObject({ statuts: 'public' })
    expect(await read(foreign)).toMatchObject({ statuts: 'public' })
    expect(await read(own)).toMatchObject({ statuts: 'private', hashtags: ['neuf', 'un'] })
  })

  it('refuses bad keywords for each content, with the reason', async () => {
    const own = await site.playable(creator)
    const { refused } = await changed({ uuids: [own], addHashtags: ['pas-un-mot'] })
    expect(refused).toEqual([
      { uuid: own, code: 'INVALID_INPUT', message: 'Les mots-clés ne peuvent contenir que des lettres, chiffres et underscores' },
    ])
  })

  it.each([
    ['no content', { uuids: [] }],
    ['more contents than a request may name', { uuids: Array.from({ length: 101 }, () => randomUUID()) }],
    ['something that is no id', { uuids: ['mer'] }],
    ['an unknown visibility', { uuids: [randomUUID()], statuts: 'hidden' }],
    ['more keywords than a content may have', { uuids: [randomUUID()], addHashtags: Array.from({ length: 11 }, () => 'a') }],
  ])('refuses %s', async (_, body) => {
    expect(refusal(await patch(body))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
  })

  it('is refused for each one that the person does not manage', async () => {
    const own = await site.playable(creator)
    const answer = must(await patch({ uuids: [own] }, await site.person()), 200)
    expect(answer).toMatchObject({ changed: [], refused: [{ uuid: own, code: 'FORBIDDEN' }] })
    expect(refusal(await site.call('PATCH', '/contents', { body: { uuids: [own] } }))).toMatchObject({ status: 401 })
  })
})

describe('deleting several contents', () => {
  it('deletes the viewer’s own with their files, and refuses the others', async () => {
    const [first, second] = [await site.playable(creator), await site.playable(creator)]
    const foreign = await site.playable(other)
    expect(await remove([first, foreign, second])).toEqual({
      deleted: [first, second],
      refused: [{ uuid: foreign, code: 'FORBIDDEN', message: 'Vous n’avez pas le droit de faire cela' }],
    })
    for (const uuid of [first, second]) {
      expect(refusal(await site.call('GET', `/contents/${uuid}`, { as: creator }))).toMatchObject({ status: 404 })
      expect(Array.from((await site.storage.disk.listAll(keys.content(uuid))).objects)).toEqual([])
    }
    must(await site.call('GET', `/contents/${foreign}`), 200)
  })

  it('deletes nothing for somebody else', async () => {
    const own = await site.playable(creator)
    expect(await remove([own], other)).toMatchObject({ deleted: [] })
    must(await site.call('GET', `/contents/${own}`), 200)
  })
})
