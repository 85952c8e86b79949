import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import { published } from '../support/published.ts'

let site: TestApi

beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

/** A creator of two videos, and a person who has been recommended both. */
async function recommended(): Promise<{ creator: Creator; viewer: Person; one: string; two: string }> {
  await site.database.db.deleteFrom('users').execute()
  const [creator, viewer] = [await site.creator('Atelier'), await site.person()]
  const [one, two] = [await published(site, creator, 'une', { age: 1 }), await published(site, creator, 'deux', { age: 2 })]
  expect(await titles(viewer)).toEqual(['une', 'deux'])
  return { creator, viewer, one, two }
}

async function read(viewer: Person) {
  return contentSchema.array().parse(must(await site.call('GET', '/contents/recommendations/user', { as: viewer }), 200))
}
const titles = async (viewer: Person): Promise<string[]> => (await read(viewer)).map(({ title }) => title)

describe('the recommendations of a user', () => {
  it('are ranked once, and their contents are read each time', async () => {
    const { creator, viewer, one } = await recommended()
    const before = site.queries()
    await titles(viewer)
    expect(site.queries() - before).toBe(site.sessionQueries + 1)
    must(await site.call('PUT', `/contents/${one}`, { as: creator, body: { title: 'autrement' } }), 200)
    expect(await titles(viewer)).toEqual(['autrement', 'deux'])
  })

  it('of one user are not those of another', async () => {
    const { creator, viewer } = await recommended()
    expect(await titles(creator)).toEqual([])
    expect(await titles(viewer)).toHaveLength(2)
  })

  it('leave out at once what the user has watched, and have it again without the entry', async () => {
    const { viewer, one } = await recommended()
    must(await site.call('POST', '/historicals', { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: one } }), 201)
    expect(await titles(viewer)).toEqual(['deux'])
    must(await site.call('DELETE', `/historicals/user/${viewer.uuid}/content/${one}`, { as: viewer }), 204)
    expect(await titles(viewer)).toEqual(['une', 'deux'])
  })

  it('have all again once the history is cleared', async () => {
    const { viewer, one } = await recommended()
    must(await site.call('POST', '/historicals', { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: one } }), 201)
    expect(await titles(viewer)).toEqual(['deux'])
    must(await site.call('DELETE', `/historicals/user/${viewer.uuid}`, { as: viewer }), 204)
    expect(await titles(viewer)).toEqual(['une', 'deux'])
  })

  it('leave out at once what does not interest the user, until that is undone', async () => {
    const { viewer, one } = await recommended()
    must(await site.call('PUT', `/contents/${one}/not-interested`, { as: viewer }), 204)
    expect(await titles(viewer)).toEqual(['deux'])
    must(await site.call('DELETE', `/contents/${one}/not-interested`, { as: viewer }), 204)
    expect(await titles(viewer)).toEqual(['une', 'deux'])
  })

  it('know at once which channels the user follows', async () => {
    const { creator, viewer } = await recommended()
    const follow = { follower_uuid: viewer.uuid, followed_uuid: creator.channel }
    must(await site.call('POST', '/follows', { as: viewer, body: follow }), 201)
    expect((await read(viewer)).map(({ reason }) => reason?.kind)).toEqual(['followed', 'followed'])
    must(await site.call('DELETE', `/follows/follower/${viewer.uuid}/followed/${creator.channel}`, { as: viewer }), 204)
    expect((await read(viewer)).map(({ reason }) => reason?.kind)).toEqual(['fresh', 'fresh'])
  })

  it('know at once what the user likes', async () => {
    const { creator, viewer, one } = await recommended()
    const other = await published(site, creator, 'à la mer', { age: 3, hashtags: ['mer'] })
    const sea = await published(site, creator, 'la mer aussi', { age: 60, hashtags: ['mer'] })
    const reasonOf = async (uuid: string) => (await read(viewer)).find((content) => content.uuid === uuid)?.reason
    must(await site.call('POST', '/reactions', { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: one, like: true } }), 201)
    expect(await reasonOf(sea)).toBeUndefined()
    must(await site.call('POST', '/reactions', { as: viewer, body: { user_uuid: viewer.uuid, content_uuid: other, like: true } }), 201)
    expect(await reasonOf(sea)).toEqual({ kind: 'hashtag', name: 'mer' })
    must(await site.call('DELETE', `/reactions/user/${viewer.uuid}/content/${other}`, { as: viewer }), 204)
    expect(await reasonOf(sea)).toBeUndefined()
  })

  it('never have a video that has become private, that a moderator has hidden, or that is gone', async () => {
    const { creator, viewer, one, two } = await recommended()
    must(await site.call('PUT', `/contents/${one}`, { as: creator, body: { statuts: 'private' } }), 200)
    expect(await titles(viewer)).toEqual(['deux'])
    must(await site.call('PUT', `/contents/${one}`, { as: creator, body: { statuts: 'public' } }), 200)
    must(await site.call('DELETE', `/contents/${two}`, { as: creator }), 204)
    expect(await titles(viewer)).toEqual(['une'])
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', one).execute()
    expect(await titles(viewer)).toEqual([])
  })
})
