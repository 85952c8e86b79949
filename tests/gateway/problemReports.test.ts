import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.api.person()
})
afterAll(() => site.close())

const mutation = 'mutation($input: ProblemReportInput!) { reportProblem(input: $input) }'
const trace = { format: 'lucarne-trace', version: 1, startedAt: '2026-01-01T00:00:00.000Z', actors: [], events: [] }
const input = (change: object = {}) => ({ input: { text: 'Rien ne va', page: 'home', trace: JSON.stringify(trace), ...change } })
const stored = () => site.api.database.db.selectFrom('problem_reports').select(['user_uuid', 'text', 'page', 'trace']).execute()
const refused = async (change: object) => {
  const [error] = (await site.gateway.ask(mutation, input(change))).body.errors ?? []
  return { code: error?.extensions.code, message: error?.message, fields: error?.extensions['fields'] }
}

describe('a problem report through the gateway', () => {
  it('is sent by guests and signed-in users with one REST call', async () => {
    const send = (as: Partial<Person>) => async () =>
      expect(await site.gateway.data(mutation, input(), as)).toEqual({ reportProblem: true })
    expect(await site.callsOf(send({}))).toEqual(['POST /problem-reports'])
    expect(await site.callsOf(send(person))).toEqual(['POST /problem-reports'])
    const report = { text: 'Rien ne va', page: 'home', trace: JSON.stringify(trace) }
    expect(await stored()).toEqual([
      { ...report, user_uuid: null },
      { ...report, user_uuid: person.uuid },
    ])
  })

  it('is refused with the reason, and not stored', async () => {
    const before = await stored()
    expect(await refused({ text: '' })).toMatchObject({ code: 'INVALID_INPUT', fields: { text: 'Dites ce qui s’est passé' } })
    expect(await refused({ trace: '{' })).toMatchObject({ code: 'MALFORMED_REQUEST', message: 'La requête est mal formée' })
    expect(await refused({ trace: '{}' })).toMatchObject({ code: 'MALFORMED_REQUEST' })
    const deep = JSON.stringify({ ...trace, startedAt: 'x', more: 'here' }).replace('"here"', '['.repeat(20_000) + ']'.repeat(20_000))
    expect(await refused({ trace: deep })).toMatchObject({ code: 'MALFORMED_REQUEST' })
    const large = JSON.stringify({ ...trace, startedAt: 'x'.repeat(90_000) })
    expect(await refused({ trace: large })).toMatchObject({
      code: 'TRACE_TOO_LARGE',
      message: 'L’enregistrement du problème est trop volumineux',
    })
    expect(await stored()).toEqual(before)
  })
})
