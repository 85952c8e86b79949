import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyEntrySchema } from '../../src/shared/entities/history.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

const watch = async (person: Person, content: string) =>
  historyEntrySchema.parse(
    must(await site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201),
  )
const history = async (person: Person, query = '') =>
  historyEntrySchema.array().parse(must(await site.call('GET', `/historicals/user/${person.uuid}${query}`, { as: person }), 200))

describe('the history', () => {
  it('has one entry per content, the last watched first', async () => {
    const [person, first, second] = [await site.person(), await site.playable(creator), await site.playable(creator)]
    await watch(person, first)
    await watch(person, second)
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([second, first])
    await watch(person, first)
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([first, second])
  })

  it('is read with its contents in one query beside that of the session', async () => {
    const person = await site.person()
    for (let index = 0; index < 4; index += 1)
      await watch(person, await site.playable(creator, { title: `Vidéo ${index}`, hashtags: ['mer'] }))
    const before = site.queries()
    const entries = await history(person, '?expand=hashtags,viewer')
    expect(site.queries() - before).toBe(site.sessionQueries + 1)
    expect(entries.map(({ content }) => content.title)).toEqual(['Vidéo 3', 'Vidéo 2', 'Vidéo 1', 'Vidéo 0'])
    expect(entries[0]?.content).toMatchObject({ hashtags: ['mer'], viewerLikes: false })
  })

  it('is paged', async () => {
    const person = await site.person()
    const contents = [await site.playable(creator), await site.playable(creator), await site.playable(creator)]
    for (const content of contents) await watch(person, content)
    const answer = await site.call('GET', '/historicals?limit=2', { as: person })
    const cursor = String(answer.headers['x-next-cursor'])
    const pages = [...historyEntrySchema.array().parse(answer.body), ...(await history(person, `?limit=2&cursor=${cursor}`))]
    expect(pages.map((entry) => entry.content_uuid)).toEqual(contents.toReversed())
  })

  it('keeps a video that became private, which its link still opens, and no video that a moderator hid', async () => {
    const [person, closed, hidden] = [await site.person(), await site.playable(creator), await site.playable(creator)]
    for (const content of [closed, hidden]) await watch(person, content)
    must(await site.call('PUT', `/contents/${closed}`, { as: creator, body: { statuts: 'private' } }), 200)
    must(await site.call('PUT', `/contents/${hidden}/hidden`, { as: await site.moderator() }), 200)
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([closed])
    must(await site.call('GET', `/contents/${closed}`, { as: person }), 200)
    expect((await site.call('GET', `/contents/${hidden}`, { as: person })).status).toBe(404)
  })

  it('stores the position at which watching stopped', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await watch(person, content)
    expect(must(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position: 12.5 } }), 200)).toMatchObject({
      position: 12.5,
    })
    expect(must(await site.call('PUT', `/historicals/${uuid}`, { as: person }), 200)).toMatchObject({ position: 12.5 })
    expect(must(await site.call('GET', `/historicals/${uuid}`, { as: person }), 200)).toMatchObject({ position: 12.5 })
    expect(refusal(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position: -1 } }))).toMatchObject({
      status: 400,
      fields: { position: 'La valeur est mal formée' },
    })
  })

  it('lets only its own user read and remove an entry', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const { uuid } = await watch(person, content)
    const path = `/historicals/user/${person.uuid}/content/${content}`
    const tries = [
      await site.call('GET', path, { as: creator }),
      await site.call('GET', `/historicals/${uuid}`, { as: creator }),
      await site.call('GET', `/historicals/user/${person.uuid}`, { as: creator }),
      await site.call('PUT', `/historicals/${uuid}`, { as: creator, body: {} }),
      await site.call('DELETE', path, { as: creator }),
    ]
    expect(tries.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403])
    expect(must(await site.call('GET', path, { as: person }), 200)).toMatchObject({ uuid, content: { uuid: content } })
    must(await site.call('DELETE', path, { as: person }), 204)
    expect(await history(person)).toEqual([])
    expect(refusal(await site.call('DELETE', path, { as: person })).code).toBe('NOT_FOUND')
  })
})

/** Moves the date of an entry back. */
const age = (person: Person, content: string, days: number) =>
  sql`update history set watched_at = watched_at - ${days}::float8 * interval '1 day' where user_uuid = ${person.uuid}::uuid and content_uuid = ${content}::uuid`.execute(
    site.database.db,
  )
const put = (person: Person, content: string) =>
  site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: content } })

describe('an entry of the history', () => {
  it('has the watched fraction of the video, at most 1', async () => {
    const [person, content] = [await site.person(), await site.playable(creator, { duration: 50 })]
    const { uuid, progress } = await watch(person, content)
    expect(progress).toBe(0)
    const at = async (position: number) => must(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position } }), 200)
    expect(await at(10)).toMatchObject({ position: 10, progress: 0.2 })
    expect(await at(80)).toMatchObject({ position: 50, progress: 1 })
  })

  it('has no watched fraction while the length is unknown', async () => {
    const [person, content] = [await site.person(), await site.content(creator)]
    expect(await watch(person, content)).toMatchObject({ progress: 0 })
  })
})

describe('a filtered history', () => {
  it.each([
    ['today', ['hier soir']],
    ['week', ['hier soir', 'avant-hier']],
    ['month', ['hier soir', 'avant-hier', 'il y a dix jours']],
  ])('has the entries of ?period=%s', async (period, titles) => {
    const person = await site.person()
    const videos = [
      ['hier soir', 0.9],
      ['avant-hier', 2],
      ['il y a dix jours', 10],
      ['il y a deux mois', 60],
    ] as const
    for (const [title, days] of videos) {
      const content = await site.playable(creator, { title })
      await watch(person, content)
      await age(person, content, days)
    }
    expect((await history(person, `?period=${period}`)).map(({ content }) => content.title)).toEqual(titles)
  })

  it.each([
    ['ETE', ['L’été à Sète']],
    ['oeuvre', ['Chef-d’Œuvre']],
    ['lucien', ['Chef-d’Œuvre']],
    ['Élodie', ['L’été à Sète']],
    ["l'ete a", ['L’été à Sète']],
    ['lucien oeuvre', []],
    ['sète elodie', []],
    ['100 %', []],
    ['  ', ['Chef-d’Œuvre', 'L’été à Sète']],
  ])('has the entries with «%s» in the title or the creator’s name', async (q, titles) => {
    const person = await site.person()
    await watch(person, await site.playable(await site.creator('Elodie'), { title: 'L’été à Sète' }))
    await watch(person, await site.playable(await site.creator('Lucien'), { title: 'Chef-d’Œuvre' }))
    expect((await history(person, `?q=${encodeURIComponent(q)}`)).map(({ content }) => content.title)).toEqual(titles)
  })

  it('is paged too', async () => {
    const person = await site.person()
    const wanted: string[] = []
    for (const title of ['Mer 1', 'Vent', 'Mer 2', 'Mer 3']) {
      const content = await site.playable(creator, { title })
      if (title.startsWith('Mer')) wanted.unshift(content)
      await watch(person, content)
    }
    const answer = await site.call('GET', `/historicals/user/${person.uuid}?q=mer&period=today&limit=2`, { as: person })
    const rest = await history(person, `?q=mer&period=today&limit=2&cursor=${String(answer.headers['x-next-cursor'])}`)
    expect([...historyEntrySchema.array().parse(answer.body), ...rest].map((entry) => entry.content_uuid)).toEqual(wanted)
  })
})

describe('the totals of the history', () => {
  const figures = async (person: Person) => must(await site.call('GET', `/historicals/user/${person.uuid}/statistics`, { as: person }), 200)

  it('count its videos and their creators', async () => {
    const [person, other] = [await site.person(), await site.creator()]
    expect(await figures(person)).toEqual({ totalVideos: 0, uniqueCreators: 0 })
    for (const by of [creator, creator, other]) await watch(person, await site.playable(by))
    expect(await figures(person)).toEqual({ totalVideos: 3, uniqueCreators: 2 })
  })

  it('exclude what a moderator hid, like the list', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    await watch(person, content)
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    expect(await figures(person)).toEqual({ totalVideos: 0, uniqueCreators: 0 })
    expect(await history(person)).toEqual([])
  })
})

describe('a paused history', () => {
  const pause = async (person: Person, paused: boolean) =>
    must(await site.call('PUT', `/historicals/user/${person.uuid}/pause`, { as: person, body: { paused } }), 200)

  it('is marked as paused', async () => {
    const person = await site.person()
    const read = async () => must(await site.call('GET', `/historicals/user/${person.uuid}/pause`, { as: person }), 200)
    expect(await read()).toEqual({ paused: false })
    expect(await pause(person, true)).toEqual({ paused: true })
    expect(await read()).toEqual({ paused: true })
  })

  it('keeps its entries, records nothing new, and records again afterwards', async () => {
    const [person, before, during] = [await site.person(), await site.playable(creator), await site.playable(creator)]
    await watch(person, before)
    const kept = await history(person)
    await pause(person, true)
    must(await put(person, during), 204)
    must(await put(person, before), 204)
    expect(await history(person)).toEqual(kept)
    await pause(person, false)
    must(await put(person, during), 201)
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([during, before])
  })

  it('does not store a position', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const entry = await watch(person, content)
    await pause(person, true)
    expect(must(await site.call('PUT', `/historicals/${entry.uuid}`, { as: person, body: { position: 12 } }), 200)).toEqual(entry)
  })

  it('still refuses a video that does not exist', async () => {
    const person = await site.person()
    await pause(person, true)
    expect(refusal(await put(person, person.uuid))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
  })

  it('still counts views', async () => {
    const [person, content] = [await site.person(), await site.playable(creator, { duration: 0 })]
    await pause(person, true)
    must(await site.call('POST', '/views', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201)
    expect(must(await site.call('PUT', `/contents/${content}/views`, { as: person }), 200)).toMatchObject({ views: 1 })
  })
})

describe('a removed history entry', () => {
  const remove = async (person: Person, content: string) =>
    must(await site.call('DELETE', `/historicals/user/${person.uuid}/content/${content}`, { as: person }), 204)
  const putBack = (person: Person, content: string, was: object) =>
    site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: content, was } })

  it('is restored at its place, with its position', async () => {
    const [person, first, second] = [await site.person(), await site.playable(creator), await site.playable(creator)]
    await watch(person, first)
    await age(person, first, 3)
    await watch(person, second)
    const [, { watchedAt } = { watchedAt: '' }] = await history(person)
    await remove(person, first)
    expect(must(await putBack(person, first, { watchedAt, position: 12 }), 201)).toMatchObject({ watchedAt, position: 12 })
    expect((await history(person)).map((entry) => entry.content_uuid)).toEqual([second, first])
  })

  it('can be restored while the history is paused, because it is not new', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const { watchedAt } = await watch(person, content)
    await remove(person, content)
    must(await site.call('PUT', `/historicals/user/${person.uuid}/pause`, { as: person, body: { paused: true } }), 200)
    must(await putBack(person, content, { watchedAt, position: 0 }), 201)
  })

  it('does not replace an entry that was added since, and gets no date in the future', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    const { watchedAt } = await watch(person, content)
    expect(must(await putBack(person, content, { watchedAt: '2020-01-01T00:00:00Z', position: 3 }), 201)).toMatchObject({
      watchedAt,
      position: 0,
    })
    await remove(person, content)
    const { watchedAt: restored } = historyEntrySchema.parse(
      must(await putBack(person, content, { watchedAt: '2999-01-01T00:00:00Z', position: 3 }), 201),
    )
    expect(new Date(restored).getFullYear()).toBeLessThan(2999)
  })
})

describe('the viewer’s position', () => {
  it('is returned with each content, by the same query', async () => {
    const [person, seen, unseen] = [await site.person(), await site.playable(creator), await site.playable(creator)]
    const { uuid } = await watch(person, seen)
    must(await site.call('PUT', `/historicals/${uuid}`, { as: person, body: { position: 8 } }), 200)
    const before = site.queries()
    const answer = await site.call('GET', `/contents?ids=${seen},${unseen}&expand=viewer`, { as: person })
    expect(site.queries() - before).toBe(site.sessionQueries + 1)
    expect(must(answer, 200)).toMatchObject([{ viewerPosition: 8 }, { viewerPosition: null }])
    expect(must(await site.call('GET', `/contents/${seen}?expand=viewer`), 200)).toMatchObject({ viewerPosition: null })
  })
})

describe('clearing the history', () => {
  it('removes all of one’s own entries, and none of others', async () => {
    const [person, other, content] = [await site.person(), await site.person(), await site.playable(creator)]
    for (const viewer of [person, other]) await watch(viewer, content)
    await watch(person, await site.playable(creator))
    expect((await site.call('DELETE', `/historicals/user/${person.uuid}`, { as: other })).status).toBe(403)
    expect(await history(person)).toHaveLength(2)
    must(await site.call('DELETE', `/historicals/user/${person.uuid}`, { as: person }), 204)
    expect(await history(person)).toEqual([])
    expect(await history(other)).toHaveLength(1)
  })
})
