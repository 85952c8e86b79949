import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMedia, type MediaPatch, receiveUpload, updateMedia } from '../../src/db/media/media.ts'
import { type Retention, retentionSchema } from '../../src/shared/entities/retention.ts'
import { playbackSchema } from '../../src/shared/entities/view.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

type Range = readonly [from: number, to: number]

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  creator = await site.creator('Courbes')
})
beforeEach(async () => {
  viewer = await site.person()
})
afterAll(() => site.close())

/** Lets so many seconds go by for a content and its plays, by moving all that happened to it back. */
async function pass(content: string, seconds = 3600): Promise<void> {
  const [gone, uuid] = [sql`${seconds}::float8 * interval '1 second'`, sql`${content}::uuid`]
  const { db } = site.database
  await sql`update media set playing_since = playing_since - ${gone} where content_uuid = ${uuid}`.execute(db)
  await sql`update retention set since = since - ${gone} where content_uuid = ${uuid}`.execute(db)
  await sql`update views set started_at = started_at - ${gone}, reported_at = reported_at - ${gone} where content_uuid = ${uuid}`.execute(
    db,
  )
}
const begin = async (person: Person, content: string) =>
  must(await site.call('POST', '/views', { as: person, body: { user_uuid: person.uuid, content_uuid: content } }), 201)
const pathOf = (person: Person, content: string) => `/views/user/${person.uuid}/content/${content}/playback`
const send = (person: Person, content: string, body: unknown) => site.call('PUT', pathOf(person, content), { as: person, body })
/** Reports these ranges as watched. @returns the accepted seconds */
async function report(person: Person, content: string, ...ranges: Range[]): Promise<number> {
  const body = { position: 0, ranges: ranges.map(([from, to]) => ({ from, to })) }
  return playbackSchema.parse(must(await send(person, content, body), 200)).watched
}
/** One play, in which time enough goes by for these ranges. */
async function play(person: Person, content: string, ...ranges: Range[]): Promise<void> {
  await begin(person, content)
  await pass(content)
  await report(person, content, ...ranges)
}
const retention = async (content: string): Promise<Retention> =>
  retentionSchema.parse(must(await site.call('GET', `/contents/${content}/retention`, { as: creator }), 200))
const times = (count: number, share: number): number[] => Array.from({ length: count }, () => share)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const nothing: Retention = { plays: 0, avgWatchTime: 0, shares: [] }

describe('the retention of a video', () => {
  it('is empty before its first play', async () => {
    expect(await retention(await site.playable(creator))).toEqual(nothing)
  })

  it('says which part of the plays watched each second, and how long a play is on average', async () => {
    const content = await site.playable(creator, { duration: 60 })
    await play(viewer, content, [0, 30])
    await play(await site.person(), content, [0, 15], [48, 54])
    expect(await retention(content)).toEqual({
      plays: 2,
      avgWatchTime: 25.5,
      shares: [...times(15, 1), ...times(15, 0.5), ...times(18, 0), ...times(6, 0.5), ...times(6, 0)],
    })
  })

  it('adds up the reports of a play, and is above 1 where a part was watched again', async () => {
    const content = await site.playable(creator, { duration: 10 })
    await play(viewer, content, [0, 2.5])
    await pass(content)
    await report(viewer, content, [2.5, 4], [2, 4])
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: 6, shares: [1, 1, 2, 2, 0, 0, 0, 0, 0, 0] })
  })

  it('counts another play of the same person', async () => {
    const content = await site.playable(creator, { duration: 2 })
    await play(viewer, content, [0, 2])
    await play(viewer, content, [0, 1])
    expect(await retention(content)).toEqual({ plays: 2, avgWatchTime: 1.5, shares: [1, 0.5] })
  })

  it.each([
    [0.5, 1],
    [7.9, 7],
    [99.2, 99],
    [600, 100],
  ])('has parts of at least a second: for %s seconds %s', async (duration, parts) => {
    const content = await site.playable(creator, { duration })
    await play(viewer, content, [0, duration])
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: Math.round(duration * 10) / 10, shares: times(parts, 1) })
  })

  it('knows no part of a video whose length is the smallest number', async () => {
    const content = await site.playable(creator, { duration: Number.MIN_VALUE })
    await play(viewer, content, [0, 1])
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: 0, shares: [0] })
    must(await site.call('GET', `/contents/${content}/retention/export`, { as: creator }), 200)
  })

  it('leaves out what its creator watches', async () => {
    const content = await site.playable(creator)
    await play(creator, content, [0, 30])
    expect(await retention(content)).toEqual(nothing)
  })

  it('counts a play that does not say what it showed as one of which no part is known', async () => {
    const content = await site.playable(creator, { duration: 2 })
    await play(viewer, content, [0, 2])
    const other = await site.person()
    await begin(other, content)
    await pass(content)
    must(await send(other, content, { position: 2, watched: 2 }), 200)
    expect(await retention(content)).toEqual({ plays: 2, avgWatchTime: 1, shares: [0.5, 0.5] })
  })

  it('adds up the reports of many people at once', async () => {
    const content = await site.playable(creator, { duration: 4 })
    const people = await Promise.all(Array.from({ length: 8 }, () => site.person()))
    for (const person of people) await begin(person, content)
    await pass(content)
    await Promise.all(people.map((person, index) => report(person, content, [0, index < 4 ? 4 : 1])))
    expect(await retention(content)).toEqual({ plays: 8, avgWatchTime: 2.5, shares: [1, 0.5, 0.5, 0.5] })
  })

  it('counts one play for the first reports of a play that arrive at once', async () => {
    const content = await site.playable(creator, { duration: 4 })
    await begin(viewer, content)
    await pass(content)
    await Promise.all([report(viewer, content, [0, 1]), report(viewer, content, [1, 2]), report(viewer, content, [2, 3])])
    expect((await retention(content)).plays).toBe(1)
  })

  it('goes with the video', async () => {
    const content = await site.playable(creator)
    await play(viewer, content, [0, 30])
    must(await site.call('DELETE', `/contents/${content}`, { as: creator }), 204)
    expect(await site.database.db.selectFrom('retention').selectAll().where('content_uuid', '=', content).execute()).toEqual([])
  })

  it('is for its owner and administrators only, also while a moderator has hidden the video', async () => {
    const content = await site.playable(creator)
    const ask = async (as?: Person) => (await site.call('GET', `/contents/${content}/retention`, { as })).status
    const others = [undefined, viewer, await site.creator('Ailleurs'), await site.moderator()]
    const allowed = [creator, await site.administrator()]
    expect([await Promise.all(others.map(ask)), await Promise.all(allowed.map(ask))]).toEqual([
      [401, 403, 403, 403],
      [200, 200],
    ])
    await site.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', content).execute()
    expect([await Promise.all(others.map(ask)), await Promise.all(allowed.map(ask))]).toEqual([
      [401, 404, 404, 403],
      [200, 200],
    ])
  })
})

describe('forged ranges', () => {
  it('beyond the end add nothing', async () => {
    const content = await site.playable(creator, { duration: 4 })
    await play(viewer, content, [3, 1000], [4, 5], [86_400, 86_400])
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: 1, shares: [0, 0, 0, 1] })
  })

  it('add no more than four times the seconds that passed on the server', async () => {
    const content = await site.playable(creator, { duration: 6000 })
    const begun = Date.now()
    await begin(viewer, content)
    await pass(content, 10)
    const accepted = await report(viewer, content, [0, 6000])
    const { shares, avgWatchTime } = await retention(content)
    expect(accepted).toBeLessThanOrEqual(4 * (10 + (Date.now() - begun) / 1000 + 1))
    expect(avgWatchTime).toBeCloseTo(accepted, 0)
    // A hundred shares of a minute, each rounded.
    expect(Math.abs(sum(shares) * 60 - accepted)).toBeLessThan(100 * 0.0005 * 60)
  })

  it('add no more than the seconds that are claimed beside them', async () => {
    const content = await site.playable(creator, { duration: 10 })
    await begin(viewer, content)
    await pass(content)
    const whole = Array.from({ length: 100 }, () => ({ from: 0, to: 10 }))
    must(await send(viewer, content, { position: 0, watched: 5, ranges: whole }), 200)
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: 5, shares: times(10, 0.5) })
  })

  it('of one play add no more than the length of the video', async () => {
    const content = await site.playable(creator, { duration: 2 })
    await play(viewer, content, [0, 2])
    for (let again = 0; again < 3; again += 1) {
      await pass(content)
      await report(viewer, content, [0, 2])
    }
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: 2, shares: [1, 1] })
  })

  it.each([
    ['negative', '[{"from":-1,"to":3}]'],
    ['backwards', '[{"from":3,"to":1}]'],
    ['longer than a day', '[{"from":0,"to":86401}]'],
    ['infinite', '[{"from":0,"to":1e999}]'],
    ['not numbers', '[{"from":0,"to":null}]'],
    ['without an end', '[{"from":0}]'],
    ['more than a hundred', JSON.stringify(Array.from({ length: 101 }, (_, from) => ({ from, to: from })))],
    ['no list', '{"from":0,"to":1}'],
  ])('that are %s are malformed', async (_, ranges) => {
    const content = await site.playable(creator)
    await begin(viewer, content)
    await pass(content)
    const headers = { 'content-type': 'application/json' }
    const body = `{"position":1,"ranges":${ranges}}`
    const answer = await site.call('PUT', pathOf(viewer, content), { as: viewer, body, headers })
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    expect(await retention(content)).toEqual(nothing)
  })
})

describe('another version of a video', () => {
  const version = () => `media/${randomUUID()}/master.m3u8`
  /** What the worker writes when a version is ready. */
  async function publish(content: string, patch: MediaPatch): Promise<void> {
    const upload_uuid = String((await findMedia(site.database.db, content))?.upload_uuid)
    expect(await updateMedia(site.database.db, { content_uuid: content, upload_uuid }, { playlist_key: version(), ...patch })).toBe(true)
  }
  /** A video of a minute that one person watched, and whose file is there. */
  async function watched(): Promise<string> {
    const content = await site.playable(creator, { duration: 60 })
    await site.database.db.updateTable('media').set({ upload_uuid: randomUUID() }).where('content_uuid', '=', content).execute()
    await play(viewer, content, [0, 60])
    return content
  }

  it.each([
    ['another length', { duration: 40, playing_from: 0 }],
    ['another part of the same length', { duration: 60, playing_from: 10 }],
  ])('with %s begins a curve of its own', async (_, patch) => {
    const content = await watched()
    await publish(content, patch)
    expect(await retention(content)).toEqual(nothing)
    await play(await site.person(), content, [0, patch.duration / 2])
    const parts = patch.duration / 2
    expect(await retention(content)).toEqual({ plays: 1, avgWatchTime: parts, shares: [...times(parts, 1), ...times(parts, 0)] })
  })

  it('gets nothing from plays of the one before', async () => {
    const content = await watched()
    await begin(viewer, content)
    await publish(content, { duration: 40 })
    await pass(content)
    await report(viewer, content, [0, 40])
    expect(await retention(content)).toEqual(nothing)
  })

  it('that is the same one, converted again, goes on with its curve', async () => {
    const content = await watched()
    await publish(content, { duration: 60.4 })
    await play(await site.person(), content, [0, 30.2])
    expect(await retention(content)).toEqual({ plays: 2, avgWatchTime: 45.3, shares: [...times(30, 1), ...times(30, 0.5)] })
  })

  it('leaves the curve as it is until it plays', async () => {
    const content = await watched()
    // The file that takes the place of a trimmed one is whole.
    await publish(content, { duration: 50, playing_from: 10 })
    await play(viewer, content, [0, 25])
    const before = await retention(content)
    const upload = { content_uuid: content, upload_uuid: randomUUID() }
    await receiveUpload(site.database.db, { ...upload, original_key: `originals/${content}/other.mp4`, original_bytes: 1000 })
    await updateMedia(site.database.db, upload, { state: 'processing', source_duration: 90 })
    expect(await retention(content)).toEqual(before)
  })
})

describe('the curve of a video, as CSV', () => {
  it('has a line for each part, for its owner alone', async () => {
    const content = await site.playable(creator, { duration: 3 })
    await play(viewer, content, [0, 2.5])
    const path = `/contents/${content}/retention/export`
    const answer = await site.call('GET', path, { as: creator })
    expect(answer.body).toBe('\uFEFFDébut (s);Fin (s);Part des lectures (%)\r\n0;1;100\r\n1;2;100\r\n2;3;50\r\n')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="lucarne-retention-${content}.csv"`)
    expect(refusal(await site.call('GET', path, { as: viewer })).code).toBe('FORBIDDEN')
  })

  it('has its head alone before the first play', async () => {
    const answer = await site.call('GET', `/contents/${await site.playable(creator)}/retention/export`, { as: creator })
    expect(answer.body).toBe('\uFEFFDébut (s);Fin (s);Part des lectures (%)\r\n')
  })
})
