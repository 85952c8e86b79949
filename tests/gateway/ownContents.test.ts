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

const update = `mutation($id: ID!, $input: UpdateContentInput!) {
  updateContent(id: $id, input: $input) { id title description visibility hashtags viewerLikes viewerCanEdit }
}`
const input = (values: object = {}) => ({ title: 'Après', description: 'Neuve', visibility: 'private', hashtags: ['été'], ...values })

describe('updateContent', () => {
  it('changes all of the texts with one REST call, and returns the fields that the app shows', async () => {
    const id = await site.api.playable(creator, { title: 'Avant', hashtags: ['jardin'] })
    let answer: unknown
    const calls = await site.callsOf(async () => {
      answer = await site.gateway.data(update, { id, input: input() }, creator)
    })
    expect(answer).toEqual({ updateContent: { id, ...input(), viewerLikes: false, viewerCanEdit: true } })
    expect(calls.toSorted()).toEqual(['POST /auth/verify-token', `PUT /contents/${id}`])
  })

  it('returns the API’s refusal by field', async () => {
    const id = await site.api.playable(creator)
    const many = Array.from({ length: 11 }, (_, index) => `mot${index}`)
    await expect(site.gateway.data(update, { id, input: input({ title: ' ', hashtags: many }) }, creator)).rejects.toThrow(
      /"INVALID_INPUT","fields":\{"title":"Le titre est requis","hashtags":"Maximum 10 mots-clés autorisés"\}/,
    )
  })

  it('is allowed to its creator only', async () => {
    const id = await site.api.playable(creator)
    const other = await site.api.creator()
    for (const person of [viewer, other])
      await expect(site.gateway.data(update, { id, input: input() }, person)).rejects.toThrow('FORBIDDEN')
    await expect(site.gateway.data(update, { id, input: input() })).rejects.toThrow('UNAUTHENTICATED')
  })
})

describe('the dashboard’s list', () => {
  const list = `query($visibility: Visibility, $q: String, $sort: DashboardSort! = uploadDate, $cursor: String) {
    dashboard { contents(visibility: $visibility, q: $q, sort: $sort, limit: 2, cursor: $cursor) { items { title } nextCursor } }
  }`
  type Answer = { dashboard: { contents: { items: { title: string }[]; nextCursor: string | null } } }
  let own: Creator
  beforeAll(async () => {
    own = await site.api.creator()
    await site.api.playable(own, { title: 'Été à vélo' })
    await site.api.content(own, { title: 'Brouillon', statuts: 'private' })
    await site.api.playable(own, { title: 'Hiver à pied' })
  })
  const read = async (variables: Record<string, unknown>) => (await site.gateway.data<Answer>(list, variables, own)).dashboard.contents
  const titles = async (variables: Record<string, unknown>) => (await read(variables)).items.map(({ title }) => title)

  it.each([
    [{}, ['Hiver à pied', 'Brouillon']],
    [{ visibility: 'private' }, ['Brouillon']],
    [{ q: 'velo' }, ['Été à vélo']],
    [{ sort: 'status' }, ['Hiver à pied', 'Été à vélo']],
    [{ visibility: 'public', q: 'a', sort: 'views' }, ['Hiver à pied', 'Été à vélo']],
  ])('%j', async (variables, expected) => {
    expect(await titles(variables)).toEqual(expected)
  })

  it('continues after its cursor', async () => {
    const { nextCursor } = await read({ sort: 'status' })
    expect(await titles({ sort: 'status', cursor: nextCursor })).toEqual(['Brouillon'])
  })
})
