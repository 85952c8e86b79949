import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deviceOf } from '../../src/api/session/userAgent.ts'
import { openSessionSchema } from '../../src/shared/entities/identity.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
async function openAgain({ email, password }: Person, userAgent = firefox): Promise<{ token: string }> {
  const answer = await site.call('POST', '/auth/login', { body: { email, password }, headers: { 'user-agent': userAgent } })
  return { token: sessionSchema.parse(must(answer, 200)).token }
}
const listOf = async (as: { token: string }, query = '') =>
  z.array(openSessionSchema).parse(must(await site.call('GET', `/auth/sessions${query}`, { as }), 200))
const isOpen = async (as: { token: string }) => (await site.call('GET', '/reactions', { as })).status === 200

describe('the list of one’s sessions', () => {
  it('has the device, the start and the current session of each; never a token', async () => {
    const person = await site.person()
    const second = await openAgain(person)
    const answer = must(await site.call('GET', '/auth/sessions', { as: second }), 200)
    const [latest, first] = z.array(openSessionSchema).parse(answer)
    expect(latest).toEqual({ ...latest, device: 'Firefox sur Windows', current: true, lastSeenAt: latest?.createdAt })
    expect(first).toMatchObject({ device: 'Appareil inconnu', current: false })
    expect(JSON.stringify(answer)).not.toMatch(/[0-9a-f]{64}/)
  })

  it('contains one’s own sessions only, page by page, without expired ones', async () => {
    const person = await site.person()
    await site.person()
    for (let n = 0; n < 3; n += 1) await openAgain(person)
    const [over] = await listOf(person)
    await site.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('uuid', '=', over?.uuid ?? '')
      .execute()
    const all = await listOf(person)
    expect(all).toHaveLength(3)
    const first = await site.call('GET', '/auth/sessions?limit=2', { as: person })
    const rest = await listOf(person, `?limit=2&cursor=${String(first.headers['x-next-cursor'])}`)
    expect([...z.array(openSessionSchema).parse(first.body), ...rest]).toEqual(all)
  })
})

describe('closing sessions', () => {
  it('closes the named session', async () => {
    const person = await site.person()
    const [lost, kept] = [await openAgain(person), await openAgain(person)]
    const uuid = (await listOf(lost)).find(({ current }) => current)?.uuid
    must(await site.call('DELETE', `/auth/sessions/${uuid}`, { as: person }), 204)
    expect([await isOpen(lost), await isOpen(kept), await isOpen(person)]).toEqual([false, true, true])
    expect(refusal(await site.call('DELETE', `/auth/sessions/${uuid}`, { as: person })).code).toBe('NOT_FOUND')
  })

  it('closes all other sessions of the user, and none of others', async () => {
    const [person, stranger] = [await site.person(), await site.person()]
    const [here, there] = [await openAgain(person), await openAgain(person)]
    must(await site.call('DELETE', '/auth/sessions', { as: here }), 204)
    expect([await isOpen(here), await isOpen(there), await isOpen(person), await isOpen(stranger)]).toEqual([true, false, false, true])
  })

  it('of another user is refused, and an unknown one is not found', async () => {
    const [person, stranger, administrator] = [await site.person(), await site.person(), await site.administrator()]
    const uuid = (await listOf(person))[0]?.uuid
    for (const as of [stranger, administrator]) {
      expect(refusal(await site.call('DELETE', `/auth/sessions/${uuid}`, { as }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect(refusal(await site.call('DELETE', `/auth/sessions/${randomUUID()}`, { as: person }))).toMatchObject({ status: 404 })
    expect(refusal(await site.call('DELETE', `/auth/sessions/${uuid}`))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(await isOpen(person)).toBe(true)
  })

  it('happens to all other sessions when the password changes', async () => {
    const person = await site.person()
    const elsewhere = await openAgain(person)
    const body = { password: 'Nouveau-passe7!', current_password: person.password }
    must(await site.call('PUT', `/users/${person.uuid}`, { as: person, body }), 200)
    expect([await isOpen(person), await isOpen(elsewhere)]).toEqual([true, false])
  })
})

describe('the description of a device', () => {
  it.each([
    [firefox, 'Firefox sur Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome sur Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge sur Windows'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome sur Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari sur macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome sur iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Firefox/140.0', 'Firefox'],
    ['curl/8.5.0', 'curl'],
    ['lucarne-cli/1.2 (Linux x86_64) node/24', 'lucarne-cli'],
    ['python-requests/2.32.3', 'python-requests'],
    ['Mozilla/5.0', 'Appareil inconnu'],
    ['<b>', 'Appareil inconnu'],
    [null, 'Appareil inconnu'],
  ])('%s is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})
