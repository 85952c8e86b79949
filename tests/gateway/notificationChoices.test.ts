import { afterAll, beforeAll, expect, it } from 'vitest'
import { unsubscribeToken } from '../../src/api/notification/unsubscribeTokens.ts'
import type { Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.api.person()
})
afterAll(() => site.close())

const fields = 'notificationChoices { kinds { kind onSite byMail } digest }'
const mutation = `mutation($input: NotificationChoicesInput!) { setNotificationChoices(input: $input) { id ${fields} } }`
const kinds = ['newContent', 'comment', 'reply', 'follow', 'commentHearted', 'mention', 'channelInvitation'].map((kind) => ({
  kind,
  onSite: true,
  byMail: true,
}))

it('the choices of notifications are read with one more REST call', async () => {
  const calls = await site.callsOf(async () => {
    expect(await site.gateway.data(`{ viewer { ${fields} } }`, {}, person)).toEqual({
      viewer: { notificationChoices: { kinds, digest: 'never' } },
    })
  })
  expect(calls.filter((call) => call.includes('notifications'))).toEqual(['GET /notifications/choices'])
})

it('the choices of notifications are changed, and returned as they are by then', async () => {
  const chosen = [{ kind: 'follow', onSite: false, byMail: false }]
  expect(await site.gateway.data(mutation, { input: { kinds: chosen, digest: 'weekly' } }, person)).toEqual({
    setNotificationChoices: {
      id: person.uuid,
      notificationChoices: { kinds: kinds.map((choice) => (choice.kind === 'follow' ? chosen[0] : choice)), digest: 'weekly' },
    },
  })
})

it('the choices of notifications are refused to guests', async () => {
  const { body } = await site.gateway.ask(mutation, { input: { kinds: [], digest: 'never' } })
  expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

it('digests are ended by their token, for guests and whoever is signed in', async () => {
  const unsubscribe = 'mutation($token: String!) { unsubscribe(token: $token) }'
  const other = await site.api.person()
  for (const someone of [person, other]) await site.gateway.data(mutation, { input: { kinds: [], digest: 'daily' } }, someone)
  const digestOf = async (someone: Person) => {
    const { viewer } = await site.gateway.data<{ viewer: { notificationChoices: { digest: string } } }>(
      `{ viewer { ${fields} } }`,
      {},
      someone,
    )
    return viewer.notificationChoices.digest
  }
  const { body } = await site.gateway.ask(unsubscribe, { token: 'x' }, person)
  expect(body.errors?.[0]?.extensions.code).toBe('LINK_EXPIRED')
  const token = await unsubscribeToken(site.api.database.db, person.uuid)
  const calls = await site.callsOf(async () => {
    expect(await site.gateway.data(unsubscribe, { token }, other)).toEqual({ unsubscribe: true })
  })
  expect(calls).toHaveLength(1)
  expect([await digestOf(person), await digestOf(other)]).toEqual(['never', 'daily'])
})
