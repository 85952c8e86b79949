import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putCaptions } from '../../src/db/caption/captions.ts'
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
    expect(calls.toSorted()).toEqual([`PUT /contents/${id}`])
  })

  it('changes what is said of the video, and keeps it when an older page does not send it', async () => {
    const id = await site.api.content(creator, { statuts: 'private' })
    const details = {
      category: 'games',
      language: 'fr',
      licence: 'cc-by-4.0',
      commentsOpen: false,
      publishAt: '2099-01-02T03:04:00.000Z',
      publishWhenReady: true,
    }
    const detailed = update.replace('title', 'details { category language licence commentsOpen publishAt publishWhenReady }')
    expect(await site.gateway.data(detailed, { id, input: input({ details }) }, creator)).toMatchObject({ updateContent: { details } })
    expect(await site.gateway.data(detailed, { id, input: input() }, creator)).toMatchObject({ updateContent: { details } })
    const read = '($id: ID!) { content(id: $id) { details { category commentsOpen publishAt publishWhenReady } } }'
    const seen = { category: 'games', commentsOpen: false, publishAt: null, publishWhenReady: false }
    expect(await site.gateway.data(`query${read}`, { id }, viewer)).toEqual({ content: { details: seen } })
  })

  it('says to its owner alone who may open a private video, and to others why it does not open', async () => {
    const id = await site.api.content(creator, { statuts: 'private' })
    const restricted = update.replace('title', 'details { audience allowedUsernames }')
    const base = { category: null, language: null, licence: null, commentsOpen: true, publishAt: null, publishWhenReady: false }
    const details = { ...base, audience: 'people', allowedUsernames: [viewer.username] }
    const theirs = { updateContent: { details: { audience: 'people', allowedUsernames: [viewer.username] } } }
    expect(await site.gateway.data(restricted, { id, input: input({ details }) }, creator)).toMatchObject(theirs)
    // An older page does not know of it.
    expect(await site.gateway.data(restricted, { id, input: input({ details: base }) }, creator)).toMatchObject(theirs)
    const read = 'query($id: ID!) { content(id: $id) { title isOpenToGuests details { audience allowedUsernames } } }'
    expect(await site.gateway.data(read, { id }, viewer)).toEqual({
      content: { title: 'Après', isOpenToGuests: false, details: { audience: 'link', allowedUsernames: [] } },
    })
    const other = await site.api.person()
    for (const person of [other, undefined]) await expect(site.gateway.data(read, { id }, person)).rejects.toThrow('CONTENT_RESTRICTED')
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

describe('repeatConversion', () => {
  const repeat = 'mutation($id: ID!) { repeatConversion(id: $id) { id media { state failure { code } } } }'
  const failed = async (original_key: string | null): Promise<string> => {
    const id = await site.api.content(creator)
    await site.api.database.db
      .updateTable('media')
      .set({ state: 'failed', failure: 'CONVERSION_FAILED', original_key, upload_uuid: crypto.randomUUID() })
      .where('content_uuid', '=', id)
      .execute()
    return id
  }

  it('puts the conversion back to its beginning', async () => {
    const id = await failed('originals/a/b.mp4')
    expect(await site.gateway.data(repeat, { id }, creator)).toEqual({
      repeatConversion: { id, media: { state: 'received', failure: null } },
    })
  })

  it('is refused without a failure, without a file, and to others', async () => {
    const id = await failed(null)
    await expect(site.gateway.data(repeat, { id }, creator)).rejects.toThrow('VIDEO_REQUIRED')
    await expect(site.gateway.data(repeat, { id: await site.api.playable(creator) }, creator)).rejects.toThrow('CONVERSION_NOT_FAILED')
    await expect(site.gateway.data(repeat, { id }, viewer)).rejects.toThrow('FORBIDDEN')
  })
})

describe('the captions of a content', () => {
  const read = 'query($id: ID!) { content(id: $id) { details { captions { language languageName isAutomatic url } } } }'
  const remove = `mutation($id: ID!, $language: String!) {
    deleteCaptions(contentId: $id, language: $language) { id details { captions { language } } }
  }`
  const captioned = async (): Promise<string> => {
    const id = await site.api.playable(creator)
    for (const language of ['fr', 'br'] as const) {
      const captions = { content_uuid: id, language, is_automatic: language === 'br', webvtt: 'WEBVTT\n' }
      await putCaptions(site.api.database.db, captions)
    }
    return id
  }

  it('are listed with the French names of their languages', async () => {
    const url = expect.stringMatching(/^\/api\/captions\/[0-9a-f-]{36}$/)
    expect(await site.gateway.data(read, { id: await captioned() }, viewer)).toEqual({
      content: {
        details: {
          captions: [
            { language: 'br', languageName: 'breton', isAutomatic: true, url },
            { language: 'fr', languageName: 'français', isAutomatic: false, url },
          ],
        },
      },
    })
  })

  it('are deleted by their creator only', async () => {
    const id = await captioned()
    await expect(site.gateway.data(remove, { id, language: 'fr' }, viewer)).rejects.toThrow('FORBIDDEN')
    await expect(site.gateway.data(remove, { id, language: 'fr' })).rejects.toThrow('UNAUTHENTICATED')
    expect(await site.gateway.data(remove, { id, language: 'fr' }, creator)).toEqual({
      deleteCaptions: { id, details: { captions: [{ language: 'br' }] } },
    })
  })
})

describe('several contents at once', () => {
  const updateMany = `mutation($ids: [ID!]!, $input: UpdateContentsInput!) {
    updateContents(ids: $ids, input: $input) { contents { id visibility hashtags } refusals { id message } }
  }`
  const deleteMany = 'mutation($ids: [ID!]!) { deleteContents(ids: $ids) { ids refusals { id message } } }'

  it('are changed with one REST call; each refused one is named with its reason', async () => {
    const own = await site.api.playable(creator, { hashtags: ['jardin', 'hiver'] })
    const foreign = await site.api.playable(await site.api.creator())
    let answer: unknown
    const variables = { ids: [own, foreign], input: { addHashtags: ['semis'], removeHashtags: ['hiver'] } }
    const calls = await site.callsOf(async () => {
      answer = await site.gateway.data(updateMany, variables, creator)
    })
    expect(answer).toEqual({
      updateContents: {
        contents: [{ id: own, visibility: 'public', hashtags: ['jardin', 'semis'] }],
        refusals: [{ id: foreign, message: 'Vous n’avez pas le droit de faire cela' }],
      },
    })
    expect(calls).toEqual(['PATCH /contents'])
  })

  it('are deleted with one REST call', async () => {
    const ids = [await site.api.playable(creator), await site.api.playable(creator)]
    let answer: unknown
    const calls = await site.callsOf(async () => {
      answer = await site.gateway.data(deleteMany, { ids }, creator)
    })
    expect(answer).toEqual({ deleteContents: { ids, refusals: [] } })
    expect(calls).toEqual([expect.stringMatching(/^DELETE \/contents/)])
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
