import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseTrace } from '../../src/app/inspector/trace/parse.ts'
import { problemReportSchema, problemReportWithTraceSchema } from '../../src/shared/entities/problemReport.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { unzip } from '../support/zip.ts'

let site: TestApi
let person: Person
let administrator: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  person = await site.person()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const actor = { id: 'a', name: 'like', parentId: null, machine: 'toggle', input: { id: 'xx' }, isFromStart: true }
const start = { status: 'active', value: { on: 'settled' }, context: { wish: null } }
const event = (number: number) => ({
  number,
  at: number * 10,
  actorId: 'a',
  fromId: null,
  event: { type: 'toggle.press', reason: 'abc' },
  after: { status: 'active', value: 'saving', context: null },
  effects: [{ type: 'askForLogin', params: null }],
})
const traceOf = (count: number) => ({
  format: 'lucarne-trace',
  version: 1,
  startedAt: '2026-01-01T00:00:00.000Z',
  actors: [{ ...actor, snapshot: start }],
  events: Array.from({ length: count }, (_, number) => event(number)),
})
const body = (change: object = {}) => ({ text: 'Le bouton ne répond pas', page: 'watch', trace: traceOf(2), ...change })
const post = (change: object = {}, as?: Person) => site.call('POST', '/problem-reports', { as, body: body(change) })
const add = async (change: object = {}, as?: Person) => problemReportSchema.parse(must(await post(change, as), 201))
const read = async (uuid: string) =>
  problemReportWithTraceSchema.parse(must(await site.call('GET', `/problem-reports/${uuid}`, { as: administrator }), 200))
const stored = () => site.database.db.selectFrom('problem_reports').select('uuid').execute()

describe('a problem report', () => {
  it('of a guest is stored without a person, with its trace as it was sent', async () => {
    const sent = await add({ text: ' Le bouton ne répond pas ' })
    const expected = { uuid: sent.uuid, createdAt: sent.createdAt, user_uuid: null, text: 'Le bouton ne répond pas', page: 'watch' }
    expect(sent).toEqual(expected)
    expect(await read(sent.uuid)).toEqual({ ...expected, trace: traceOf(2) })
  })

  it('of a signed-in user names the user', async () => {
    const { uuid } = await add({}, person)
    expect(await read(uuid)).toMatchObject({ user_uuid: person.uuid })
  })

  it('can be read by the tools for traces', async () => {
    const { uuid } = await add({ trace: traceOf(200) })
    expect(parseTrace(JSON.stringify((await read(uuid)).trace))).toEqual({ trace: traceOf(200) })
  })

  it('keeps NUL characters and lone surrogates of its trace', async () => {
    const odd = { ...traceOf(1), actors: [{ ...actor, input: '\u0000 \ud800', snapshot: start }] }
    const { uuid } = await add({ trace: odd })
    expect((await read(uuid)).trace).toEqual(odd)
  })

  it.each([
    ['no text', { text: undefined }, 'text', 'Ce champ est obligatoire'],
    ['no screen', { page: undefined }, 'page', 'Ce champ est obligatoire'],
    ['an address for a screen', { page: '/watch/abc' }, 'page', 'La valeur est mal formée'],
    ['no trace', { trace: undefined }, 'trace', 'Ce champ est obligatoire'],
    ['a trace of another format', { trace: { ...traceOf(1), format: 'har' } }, 'trace.format', 'La valeur est mal formée'],
    ['a trace of another version', { trace: { ...traceOf(1), version: 2 } }, 'trace.version', 'La valeur est mal formée'],
    ['more than 200 events', { trace: traceOf(201) }, 'trace.events', 'La valeur est mal formée'],
    [
      'an event without a type',
      { trace: { ...traceOf(0), events: [{ ...event(0), event: {} }] } },
      'trace.events.0.event.type',
      'Ce champ est obligatoire',
    ],
    [
      'an event of an unknown actor',
      { trace: { ...traceOf(0), events: [{ ...event(0), actorId: 'b' }] } },
      'trace',
      'La valeur est mal formée',
    ],
  ])('with %s is refused, and nothing is stored', async (_what, change, field, message) => {
    const before = await stored()
    expect(refusal(await post(change))).toEqual({
      status: 400,
      code: 'MALFORMED_REQUEST',
      message: 'La requête est mal formée',
      fields: { [field]: message },
    })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['blanks only', ' \u200b ', 'Dites ce qui s’est passé'],
    ['2001 characters', 'é'.repeat(2001), 'Le texte ne peut pas dépasser 2000 caractères'],
  ])('with a text of %s is refused', async (_what, text, message) => {
    expect(refusal(await post({ text }))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: { text: message } })
  })

  it('may have a text of 2000 characters', async () => {
    expect((await add({ text: 'é'.repeat(2000) })).text).toHaveLength(2000)
  })

  it('with a trace of more than 90 kB is refused', async () => {
    const before = await stored()
    const withInput = (length: number) => ({ ...traceOf(0), actors: [{ ...actor, input: 'x'.repeat(length), snapshot: start }] })
    const rest = JSON.stringify(withInput(0)).length
    expect(refusal(await post({ trace: withInput(90_001 - rest) }))).toEqual({
      status: 413,
      code: 'TRACE_TOO_LARGE',
      message: 'L’enregistrement du problème est trop volumineux',
    })
    expect(refusal(await post({ trace: withInput(300_000) }))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    expect(await stored()).toEqual(before)
    await add({ trace: withInput(90_000 - rest) })
  })

  it('with a trace of too many levels is refused, and nothing is stored', async () => {
    const before = await stored()
    const withLevels = (levels: number) => {
      const json = JSON.stringify(body({ trace: { ...traceOf(0), actors: [{ ...actor, input: 'here', snapshot: start }] } }))
      return site.call('POST', '/problem-reports', { body: json.replace('"here"', '['.repeat(levels) + ']'.repeat(levels)) })
    }
    const malformed = { status: 400, code: 'MALFORMED_REQUEST', fields: { trace: 'La valeur est mal formée' } }
    expect(refusal(await withLevels(30))).toMatchObject(malformed)
    expect(refusal(await withLevels(40_000))).toMatchObject(malformed)
    expect(await stored()).toEqual(before)
    must(await withLevels(29), 201)
  })

  it('is limited for each address', async () => {
    const strict = await startApi({ limits: { problem: { perAddress: { max: 2, seconds: 60 }, perAccount: { max: 9, seconds: 60 } } } })
    const send = (address: string) => strict.call('POST', '/problem-reports', { body: body(), headers: { 'x-forwarded-for': address } })
    expect([(await send('10.9.0.1')).status, (await send('10.9.0.1')).status]).toEqual([201, 201])
    expect(refusal(await send('10.9.0.1'))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect((await send('10.9.0.2')).status).toBe(201)
    await strict.close()
  })

  it('is part of its person’s export, and of no other', async () => {
    const writer = await site.person()
    await add({ text: 'À moi' }, writer)
    const exportOf = async ({ uuid, token }: Person): Promise<unknown> => {
      const answer = await fetch(`${site.url}/users/${uuid}/export`, { headers: { authorization: `Bearer ${token}` } })
      return JSON.parse(String(unzip(Buffer.from(await answer.arrayBuffer())).get('problemes.json')))
    }
    const [report, ...others] = z.array(z.looseObject({ trace: z.string() })).parse(await exportOf(writer))
    expect(others).toEqual([])
    expect({ ...report, trace: JSON.parse(report?.trace ?? '') }).toEqual({
      text: 'À moi',
      page: 'watch',
      trace: traceOf(2),
      created_at: expect.any(String),
    })
    expect(await exportOf(await site.person())).toEqual([])
  })
})

describe('problem reports', () => {
  it('go page by page, newest first, without their traces', async () => {
    await site.database.db.deleteFrom('problem_reports').execute()
    const made = []
    for (const createdAt of ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2026-01-02T00:00:00.000Z']) {
      const { uuid } = await add({ text: createdAt })
      await sql`update problem_reports set created_at = ${createdAt}::timestamptz where uuid = ${uuid}::uuid`.execute(site.database.db)
      made.unshift({ uuid, createdAt, user_uuid: null, text: createdAt, page: 'watch' })
    }
    const first = await site.call('GET', '/problem-reports?limit=2', { as: administrator })
    const second = await site.call('GET', `/problem-reports?limit=2&cursor=${String(first.headers['x-next-cursor'])}`, {
      as: administrator,
    })
    expect([first, second].map((answer) => must(answer, 200))).toEqual([made.slice(0, 2), made.slice(2)])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  it('can be deleted one by one', async () => {
    const [gone, kept] = [await add(), await add()]
    const remove = () => site.call('DELETE', `/problem-reports/${gone.uuid}`, { as: administrator })
    must(await remove(), 204)
    expect(refusal(await remove())).toMatchObject({ status: 404, code: 'PROBLEM_REPORT_NOT_FOUND' })
    expect((await read(kept.uuid)).uuid).toBe(kept.uuid)
    const missing = await site.call('GET', `/problem-reports/${randomUUID()}`, { as: administrator })
    expect(refusal(missing)).toMatchObject({ status: 404, message: 'Problème signalé introuvable' })
  })
})
