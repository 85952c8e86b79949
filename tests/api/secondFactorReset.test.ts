import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, type Person, refusal } from '../support/api.ts'
import { type MailSite, startMailSite } from '../support/mailSite.ts'
import { protect } from '../support/secondFactor.ts'

let mails: MailSite
let administrator: Person
beforeAll(async () => {
  mails = await startMailSite()
  administrator = await mails.site.administrator()
})
afterAll(() => mails.close())

const reset = (person: Person, as: Person) => mails.site.call('DELETE', `/users/${person.uuid}/second-factors`, { as })
const login = ({ email, password }: Person) => mails.site.call('POST', '/auth/login', { body: { email, password } })

it('an administrator removes the factors of somebody who has lost them, who is told and signs in with the password', async () => {
  const [person, other] = [await mails.site.person(), await mails.site.person()]
  await protect(mails.site, person)
  await protect(mails.site, other)
  expect(refusal(await login(person)).code).toBe('SECOND_FACTOR_REQUIRED')
  expect((await reset(person, administrator)).status).toBe(204)
  // A session may be a thief's.
  expect(refusal(await mails.site.call('GET', '/users/me', { as: person })).code).toBe('SESSION_EXPIRED')
  expect((await login(person)).status).toBe(200)
  expect(
    await mails.site.database.db.selectFrom('recovery_codes').select('code_hash').where('user_uuid', '=', person.uuid).execute(),
  ).toEqual([])
  expect(refusal(await login(other)).code).toBe('SECOND_FACTOR_REQUIRED')
  expect((await mails.mailsTo(person.email)).map(({ subject }) => subject)).toContain('Validation en deux étapes retirée')
  const log = must(await mails.site.call('GET', '/audit-log?limit=1', { as: administrator }), 200)
  expect(log).toMatchObject([{ act: 'user.resetSecondFactor', subject_uuid: person.uuid, details: { username: person.username } }])
})

it('is not for one’s own account, for those without a factor, nor for others than administrators', async () => {
  const person = await mails.site.person()
  expect(refusal(await reset(administrator, administrator))).toMatchObject({
    status: 409,
    message: 'La vôtre se désactive dans vos paramètres',
  })
  expect(refusal(await reset(person, administrator))).toMatchObject({
    status: 409,
    message: 'Ce compte n’a pas de validation en deux étapes',
  })
  await protect(mails.site, person)
  expect(refusal(await reset(person, await mails.site.moderator()))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(refusal(await reset(person, person))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(refusal(await login(person)).code).toBe('SECOND_FACTOR_REQUIRED')
})
