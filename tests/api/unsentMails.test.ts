import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { unsentMailSchema } from '../../src/shared/entities/unsentMail.ts'
import { must, type Person, refusal } from '../support/api.ts'
import { freePort } from '../support/freePort.ts'
import { type MailSite, startMailSite } from '../support/mailSite.ts'

let mails: MailSite
let administrator: Person
let person: Person
beforeAll(async () => {
  mails = await startMailSite()
  administrator = await mails.site.administrator()
})
afterAll(() => mails.close())
beforeEach(async () => {
  person = await mails.site.person()
  await mails.allSent()
})

const call = (...asked: Parameters<MailSite['site']['call']>) => mails.site.call(...asked)
const forget = (email: string) => call('POST', '/auth/password-reset', { body: { email } })
const list = async (query = '') =>
  z.array(unsentMailSchema).parse(must(await call('GET', `/administration/mails${query}`, { as: administrator }), 200))
const sendNow = (uuid = '', as = administrator) => call('PUT', `/administration/mails/${uuid}/attempt`, { as })
/** Waits until the newest mail that has not been sent is as expected. */
const newest = (expected: object) =>
  vi.waitFor(async () => {
    const [first] = await list()
    expect(first).toMatchObject(expected)
    return first
  }, 10_000)

describe('the mails that have not been sent', () => {
  it('are listed with the reason, and sent at once on demand', async () => {
    expect(await list()).toEqual([])
    mails.useServer(await freePort())
    must(await forget(person.email), 200)
    const waiting = await newest({ kind: 'passwordReset', recipient: person.email, state: 'waiting', attempts: 1 })
    expect(waiting?.reason).toMatch(/ECONNREFUSED/)
    expect(Date.parse(waiting?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 5_000)
    mails.useServer(mails.smtp.port)
    must(await sendNow(waiting?.uuid), 204)
    expect((await mails.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Choisir un nouveau mot de passe'])
    expect(await list()).toEqual([])
    expect(refusal(await sendNow(waiting?.uuid))).toEqual({
      status: 404,
      code: 'MAIL_NOT_FOUND',
      message: 'Ce message est déjà parti, ou part en ce moment',
    })
  })

  it('also those that failed for good, which get one more attempt', async () => {
    mails.useServer(await freePort())
    must(await forget(person.email), 200)
    await newest({ state: 'waiting', attempts: 1 })
    await mails.site.database.sql.executeSql(`update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'mail'`, [])
    const failed = await newest({ state: 'failed', nextAttemptAt: null })
    mails.useServer(mails.smtp.port)
    must(await sendNow(failed?.uuid), 204)
    expect(await mails.mailsTo(person.email)).toHaveLength(1)
  })

  it('and those that the mail server refuses, in its words', async () => {
    mails.smtp.refuseRecipients({ status: 550, message: 'Nobody here' })
    must(await forget(person.email), 200)
    const mail = await newest({ recipient: person.email, state: 'refused', attempts: 1, nextAttemptAt: null })
    expect(mail?.reason).toContain('Nobody here')
    const overview = must(await call('GET', '/administration/overview', { as: administrator }), 200)
    expect(overview).toMatchObject({ mails: { waiting: 0, failed: 1 }, mailDelivery: 'smtp' })
    mails.smtp.refuseRecipients(undefined)
    must(await sendNow(mail?.uuid), 204)
    expect(await mails.mailsTo(person.email)).toHaveLength(1)
    expect(await list()).toEqual([])
  })

  it('are paged, newest first', async () => {
    mails.useServer(await freePort())
    const people = [person, await mails.site.person(), await mails.site.person()]
    for (const { email } of people) must(await forget(email), 200)
    const all = await list()
    expect(all.map(({ recipient }) => recipient)).toEqual(people.map(({ email }) => email).toReversed())
    const first = await call('GET', '/administration/mails?limit=2', { as: administrator })
    const next = encodeURIComponent(String(first.headers['x-next-cursor']))
    expect((await list(`?limit=2&cursor=${next}`)).map(({ uuid }) => uuid)).toEqual(all.slice(2).map(({ uuid }) => uuid))
    mails.useServer(mails.smtp.port)
    // One that is being sent, to where there is no server, cannot be sent now.
    await vi.waitFor(async () => {
      const left = await list()
      for (const { uuid } of left) await sendNow(uuid)
      expect(left).toEqual([])
    }, 10_000)
  })
})
