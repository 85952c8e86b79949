import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Page = { newest: { items: { title: string }[]; nextCursor: string | null } }
const read = 'query($cursor: String) { newest(limit: 2, cursor: $cursor) { items { title } nextCursor } }'

describe('the newest videos', () => {
  it('are all public ones that can be played, page by page, also for their creator', async () => {
    const creator = await site.api.creator()
    for (const title of ['a', 'b', 'c']) await site.api.playable(creator, { title })
    await site.api.playable(creator, { title: 'privée', statuts: 'private' })
    await site.api.content(creator, { title: 'sans fichier' })
    let first: Page | undefined
    const calls = await site.callsOf(async () => (first = await site.gateway.data<Page>(read, {}, creator)))
    expect(calls).toEqual(['GET /contents'])
    expect(first?.newest.items).toEqual([{ title: 'c' }, { title: 'b' }])
    const second = await site.gateway.data<Page>(read, { cursor: first?.newest.nextCursor }, creator)
    expect(second.newest).toEqual({ items: [{ title: 'a' }], nextCursor: null })
  })
})
