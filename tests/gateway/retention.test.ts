import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Creator, Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let creator: Creator
let viewer: Person
beforeAll(async () => {
  site = await startSite()
  creator = await site.api.creator('Le potager')
  viewer = await site.api.person()
})
afterAll(() => site.close())

const start = 'mutation($id: ID!) { startView(contentId: $id) { id } }'
const report = `mutation($id: ID!, $position: Float!, $ranges: [PlayedRange!]!) {
  reportPlayback(contentId: $id, position: $position, ranges: $ranges) { position } }`
const read = 'query($id: ID!) { content(id: $id) { id retention { id plays avgWatchTime shares } } }'
const ask = async (id: string, as?: Person) =>
  (await site.gateway.data<{ content: { retention: unknown } | null }>(read, { id }, as)).content?.retention

describe('the retention of a content', () => {
  it('is made of what was reported, and costs one REST call', async () => {
    const id = await site.api.playable(creator, { duration: 0.02 })
    await site.gateway.data(start, { id }, viewer)
    const ranges = [{ from: 0, to: 0.01 }]
    expect(await site.gateway.data(report, { id, position: 0.01, ranges }, viewer)).toEqual({ reportPlayback: { position: 0.01 } })
    const calls = await site.callsOf(async () => {
      expect(await ask(id, creator)).toEqual({ id, plays: 1, avgWatchTime: 0, shares: [0.5] })
    })
    expect(calls).toEqual([`GET /contents/${id}`, `GET /contents/${id}/retention`])
  })

  it('takes reports that only say how long was watched', async () => {
    const id = await site.api.playable(creator, { duration: 0.02 })
    await site.gateway.data(start, { id }, viewer)
    const older = 'mutation($id: ID!) { reportPlayback(contentId: $id, position: 0.01, watched: 0.01) { position } }'
    expect(await site.gateway.data(older, { id }, viewer)).toEqual({ reportPlayback: { position: 0.01 } })
    expect(await ask(id, creator)).toEqual({ id, plays: 1, avgWatchTime: 0, shares: [0] })
  })

  it('is empty before the first play', async () => {
    const id = await site.api.playable(creator)
    expect(await ask(id, creator)).toEqual({ id, plays: 0, avgWatchTime: 0, shares: [] })
  })

  it('is null for everybody but its owner and administrators; guests cost no REST call for it', async () => {
    const id = await site.api.playable(creator)
    expect(await Promise.all([ask(id, viewer), ask(id, await site.api.moderator())])).toEqual([null, null])
    expect(await ask(id, await site.api.administrator())).toMatchObject({ plays: 0 })
    const calls = await site.callsOf(async () => expect(await ask(id)).toBeNull())
    expect(calls).toEqual([`GET /contents/${id}`])
  })

  it('is for one content at a time', async () => {
    const query = '{ trending(limit: 2) { retention { plays } } }'
    await site.api.playable(creator)
    const { body } = await site.gateway.ask(query, {}, creator)
    expect(body.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})
