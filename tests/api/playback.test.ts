import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyEntrySchema } from '../../src/shared/entities/history.ts'
import { playbackSchema } from '../../src/shared/entities/view.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator

beforeAll(async () => {
  site = await startApi()
  creator = await site.creator()
})
afterAll(() => site.close())

const start = async (person: Person, content: string) =>
  must(await site.call('POST', '/views', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201)
/** Moves the start and the last report of a play back by so many seconds. */
const pass = (person: Person, content: string, seconds: number) =>
  sql`update views set started_at = started_at - ${seconds}::float8 * interval '1 second', reported_at = reported_at - ${seconds}::float8 * interval '1 second'
    where user_uuid = ${person.uuid}::uuid and content_uuid = ${content}::uuid`.execute(site.database.db)
const send = (person: Person, content: string, report: object) =>
  site.call('PUT', `/views/user/${person.uuid}/content/${content}/playback`, { as: person, body: report })
const report = async (person: Person, content: string, position: number, watched: number) =>
  playbackSchema.parse(must(await send(person, content, { position, watched }), 200))
const watchOf = (content: string) =>
  site.database.db.selectFrom('content_watch').select(['seconds', 'reports']).where('content_uuid', '=', content).execute()

/** Real time; one second more, because the database's clock may differ. */
const secondsSince = (begun: number): number => (Date.now() - begun) / 1000 + 1

/** A user who began a video so many seconds ago. */
async function playing(duration: number, seconds: number): Promise<{ person: Person; content: string }> {
  const [person, content] = [await site.person(), await site.playable(creator, { duration })]
  await start(person, content)
  await pass(person, content, seconds)
  return { person, content }
}

describe('the seconds that a playback report claims', () => {
  it('are added to the day’s watch time of the video', async () => {
    const { person, content } = await playing(600, 30)
    expect(await report(person, content, 30, 30)).toMatchObject({ position: 30, watched: 30 })
    await pass(person, content, 10)
    expect(await report(person, content, 40, 10)).toMatchObject({ position: 40, watched: 10 })
    expect(await watchOf(content)).toEqual([{ seconds: 40, reports: 2 }])
  })

  it('are limited to what the fastest speed can play in the elapsed time', async () => {
    const { person, content } = await playing(6000, 10)
    const begun = Date.now()
    expect((await report(person, content, 100, 39)).watched).toBe(39)
    await pass(person, content, 10)
    const { watched } = await report(person, content, 4000, 4000)
    expect(watched).toBeGreaterThanOrEqual(40)
    expect(watched).toBeLessThanOrEqual(4 * (10 + secondsSince(begun)))
  })

  it('are zero when no time has passed since the last report', async () => {
    const { person, content } = await playing(86_000, 3600)
    await report(person, content, 3600, 3600)
    await sql`update views set reported_at = clock_timestamp() + interval '1 minute' where content_uuid = ${content}::uuid`.execute(
      site.database.db,
    )
    expect((await report(person, content, 3600, 3600)).watched).toBe(0)
    expect(await watchOf(content)).toEqual([{ seconds: 3600, reports: 1 }])
  })

  it('of one play add up to at most the length of the video', async () => {
    const { person, content } = await playing(60, 3600)
    expect((await report(person, content, 60, 500)).watched).toBe(60)
    await pass(person, content, 3600)
    expect((await report(person, content, 60, 60)).watched).toBe(0)
    await start(person, content)
    await pass(person, content, 3600)
    expect((await report(person, content, 60, 60)).watched).toBe(60)
    expect(await watchOf(content)).toEqual([{ seconds: 120, reports: 2 }])
  })

  it('are limited by the elapsed time when they are sent many times at once', async () => {
    const { person, content } = await playing(6000, 100)
    const begun = Date.now()
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(person, content, 10, 100)))
    const total = answers.reduce((sum, { watched }) => sum + watched, 0)
    expect(total).toBeGreaterThanOrEqual(100)
    expect(total).toBeLessThanOrEqual(100 + 4 * secondsSince(begun))
    expect((await watchOf(content)).map(({ seconds }) => Math.round(seconds))).toEqual([Math.round(total)])
  })

  it('of several users add up', async () => {
    const { person, content } = await playing(600, 30)
    const other = await site.person()
    await start(other, content)
    await pass(other, content, 30)
    await Promise.all([report(person, content, 20, 20), report(other, content, 25, 25)])
    expect(await watchOf(content)).toEqual([{ seconds: 45, reports: 2 }])
  })

  it('are the sum of the ranges that it says were shown, when it does not say more', async () => {
    const { person, content } = await playing(600, 60)
    const ranges = [
      { from: 0, to: 10 },
      { from: 300, to: 302.5 },
    ]
    expect(playbackSchema.parse(must(await send(person, content, { position: 302.5, ranges }), 200)).watched).toBe(12.5)
    expect(await watchOf(content)).toEqual([{ seconds: 12.5, reports: 1 }])
  })

  it('are stored per day', async () => {
    const { person, content } = await playing(600, 60)
    await report(person, content, 10, 10)
    await sql`update content_watch set day = day - 1 where content_uuid = ${content}::uuid`.execute(site.database.db)
    await report(person, content, 20, 1)
    expect(await watchOf(content)).toHaveLength(2)
  })
})

describe('the position of a playback report', () => {
  const add = async (person: Person, content: string) =>
    historyEntrySchema.parse(
      must(await site.call('POST', '/historicals', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201),
    )
  const entry = (person: Person, content: string) => site.call('GET', `/historicals/user/${person.uuid}/content/${content}`, { as: person })

  it('is stored in the history as the position to resume at', async () => {
    const { person, content } = await playing(60, 30)
    await add(person, content)
    await report(person, content, 15, 10)
    expect(must(await entry(person, content), 200)).toMatchObject({ position: 15, progress: 0.25 })
  })

  it('is never beyond the end', async () => {
    const { person, content } = await playing(60, 30)
    await add(person, content)
    expect(await report(person, content, 70, 0)).toEqual({ position: 60, watched: 0, kept: true })
    expect(must(await entry(person, content), 200)).toMatchObject({ position: 60, progress: 1 })
  })

  it('is not stored while the history is paused, but the seconds still count', async () => {
    const { person, content } = await playing(60, 30)
    const before = await add(person, content)
    must(await site.call('PUT', `/historicals/user/${person.uuid}/pause`, { as: person, body: { paused: true } }), 200)
    expect(await report(person, content, 15, 10)).toMatchObject({ kept: false })
    expect(must(await entry(person, content), 200)).toEqual(before)
    expect(await watchOf(content)).toEqual([{ seconds: 10, reports: 1 }])
  })

  it('does not restore a removed history entry', async () => {
    const { person, content } = await playing(60, 30)
    await report(person, content, 15, 10)
    expect(refusal(await entry(person, content)).code).toBe('NOT_FOUND')
  })
})

describe('a playback report', () => {
  it('of a video whose play was not recorded is refused', async () => {
    const [person, content] = [await site.person(), await site.playable(creator)]
    expect(refusal(await send(person, content, { position: 1, watched: 1 }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await watchOf(content)).toEqual([])
  })

  it('of a video that does not exist, or that a moderator hid, is refused', async () => {
    const { person, content } = await playing(60, 30)
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    for (const uuid of [content, person.uuid])
      expect(refusal(await send(person, uuid, { position: 1, watched: 1 }))).toMatchObject({ status: 404, code: 'CONTENT_NOT_FOUND' })
    expect(await watchOf(content)).toEqual([])
  })

  it('in another user’s name is refused', async () => {
    const { person, content } = await playing(60, 30)
    const path = `/views/user/${person.uuid}/content/${content}/playback`
    const answer = await site.call('PUT', path, { as: creator, body: { position: 1, watched: 1 } })
    expect(refusal(answer).code).toBe('FORBIDDEN')
    expect(await watchOf(content)).toEqual([])
  })

  it.each([
    [{ position: -1, watched: 1 }, { position: 'La valeur est mal formée' }],
    [{ position: 1, watched: -1 }, { watched: 'La valeur est mal formée' }],
    [{ position: 1, watched: 1e9 }, { watched: 'La valeur est mal formée' }],
    [{ watched: 1 }, { position: 'Ce champ est obligatoire' }],
  ])('with %o is malformed', async (body, fields) => {
    const { person, content } = await playing(60, 30)
    expect(refusal(await send(person, content, body))).toMatchObject({ status: 400, fields })
    expect(await watchOf(content)).toEqual([])
  })
})
