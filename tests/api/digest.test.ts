import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeDigest } from '../../src/api/notification/writeDigest.ts'
import { scheduleDigests } from '../../src/db/notification/digests.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import type { DigestFrequency, NotificationKind } from '../../src/shared/notificationChoices.ts'
import { type Creator, must, type Person, refusal, type TestApi } from '../support/api.ts'
import { type MailSite, mailSiteUrl, startMailSite } from '../support/mailSite.ts'

let mails: MailSite
let site: TestApi
let creator: Creator
let fan: Person

beforeAll(async () => {
  mails = await startMailSite()
  site = mails.site
})
afterAll(() => mails.close())
beforeEach(async () => {
  creator = await site.creator('La mer')
  fan = await site.person()
  await prove(creator)
})

const db = () => site.database.db
const hours = (count: number): Date => new Date(Date.now() + count * 60 * 60 * 1000)

async function prove(person: Person): Promise<void> {
  await db().updateTable('users').set({ email_verified_at: new Date() }).where('uuid', '=', person.uuid).execute()
}
async function choose(person: Person, digest: DigestFrequency, notByMail: readonly NotificationKind[] = []): Promise<void> {
  const kinds = notByMail.map((kind) => ({ kind, onSite: true, byMail: false }))
  must(await site.call('PUT', '/notifications/choices', { as: person, body: { kinds, digest } }), 200)
}
async function comment(person: Person, content: string, text = 'Bravo'): Promise<string> {
  const body = { text, user_uuid: person.uuid, content_uuid: content, parent_uuid: null }
  return commentSchema.parse(must(await site.call('POST', '/comments', { as: person, body }), 201)).uuid
}
const follow = async (person: Person, { channel }: Creator) =>
  must(await site.call('POST', '/follows', { as: person, body: { follower_uuid: person.uuid, followed_uuid: channel } }), 201)

/** What the worker does at this time, and the mails that it leads to. */
async function digestsAt(at: Date, to: Person = creator) {
  mails.holdClock(at)
  await scheduleDigests(db(), site.jobs, at)
  return mails.mailsTo(to.email)
}
/** Lets the newest notification of a person be of this time. */
async function dateNewest({ uuid }: Person, at: Date): Promise<void> {
  await sql`update notifications set created_at = ${at} where uuid = (
    select uuid from notifications where user_uuid = ${uuid}::uuid order by created_at desc limit 1)`.execute(db())
}

describe('a digest', () => {
  it('has what is new and unread, by kind, as text and as HTML, with links to the site', async () => {
    await choose(creator, 'daily')
    const content = await site.playable(creator, { title: 'Les <vagues>' })
    const id = await comment(fan, content)
    await follow(fan, creator)
    await follow(await site.person(), creator)
    const [mail, ...others] = await digestsAt(hours(24))
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Votre résumé du jour')
    const lines = [
      `Commentaires sous vos vidéos\n\n- ${fan.username} a commenté «\u202fLes <vagues>\u202f»\n  ${mailSiteUrl}/watch?v=${content}&comment=${id}`,
      `et une autre personne suivent désormais votre chaîne\n  ${mailSiteUrl}/dashboard`,
      `Voir mes notifications\u202f:\n${mailSiteUrl}/notifications`,
      'Vous recevez ce résumé chaque jour, comme vous l’avez choisi.',
      `Choisir mes notifications\u202f:\n${mailSiteUrl}/settings?tab=notifications`,
    ]
    for (const line of lines) expect(mail?.text).toContain(line)
    expect(mail?.html).toContain(`href="${mailSiteUrl}/watch?v=${content}&amp;comment=${id}"`)
    expect(mail?.html).toContain('a commenté «\u202fLes &lt;vagues&gt;\u202f»')
    expect(mail?.html).not.toMatch(/<(?:img|link|script|iframe)|url\(/)
    // Nothing that says who reads: every address is of the site, as people see it there.
    for (const [, url] of (mail?.html ?? '').matchAll(/href="([^"]+)"/g)) expect(url).toMatch(/^https:\/\/videos\.exemple\.fr(?:\/|$)/)
  })

  it('comes to nobody unasked', async () => {
    await follow(fan, creator)
    expect(await digestsAt(hours(24 * 30))).toEqual([])
  })

  it('has nothing that was read, that is not wanted by mail, or that was there before it was wanted', async () => {
    const content = await site.playable(creator, {})
    await comment(await site.person(), content, 'Avant')
    await choose(creator, 'daily', ['follow'])
    await follow(fan, creator)
    await comment(fan, content)
    const list = notificationSchema.array().parse(must(await site.call('GET', '/notifications', { as: creator }), 200))
    const read = list.find(({ kind, actor }) => kind === 'comment' && actor?.uuid === fan.uuid)
    must(await site.call('PUT', `/notifications/${read?.uuid}/read`, { as: creator }), 200)
    expect(await digestsAt(hours(24))).toEqual([])
    const other = await site.person()
    await comment(other, content)
    await dateNewest(creator, hours(25))
    const [mail] = await digestsAt(hours(48))
    expect(mail?.text).toContain(`${other.username} a commenté`)
    expect(mail?.text).not.toContain('nouveaux commentaires')
    expect(mail?.text).not.toContain('suit désormais')
  })

  it('has nothing about a video that has left the public', async () => {
    await prove(fan)
    await choose(fan, 'daily')
    const content = await site.playable(creator, {})
    must(await site.call('PUT', `/comments/${await comment(fan, content)}/heart`, { as: creator }), 200)
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts: 'private' } }), 200)
    expect(await digestsAt(hours(24), fan)).toEqual([])
  })

  it('comes at most once a day, or once a week, and says each thing once', async () => {
    await choose(creator, 'weekly')
    await follow(fan, creator)
    expect(await digestsAt(hours(24 * 6))).toEqual([])
    expect(await digestsAt(hours(24 * 7))).toHaveLength(1)
    const other = await site.person()
    await follow(other, creator)
    await dateNewest(creator, hours(24 * 7 + 1))
    await choose(creator, 'daily')
    expect(await digestsAt(hours(24 * 7 + 23))).toHaveLength(1)
    const [first, second, ...more] = await digestsAt(hours(24 * 8))
    expect(more).toEqual([])
    expect([first?.subject, second?.subject]).toEqual(['Votre résumé de la semaine', 'Votre résumé du jour'])
    expect(first?.text).toContain(`${fan.username} suit désormais votre chaîne`)
    expect(second?.text).toContain(`${other.username} suit désormais votre chaîne`)
    expect(await digestsAt(hours(24 * 30))).toHaveLength(2)
  })

  it('waits until the address is proven', async () => {
    await db().updateTable('users').set({ email_verified_at: null }).where('uuid', '=', creator.uuid).execute()
    await choose(creator, 'daily')
    await follow(fan, creator)
    expect(await digestsAt(hours(24))).toEqual([])
    await prove(creator)
    expect(await digestsAt(hours(48))).toHaveLength(1)
  })

  it('is not sent any more when it waits while the account goes, its address changes, or it is no longer wanted', async () => {
    const [leaving, moving, refusing] = [await site.creator(), await site.creator(), await site.creator()]
    for (const person of [leaving, moving, refusing]) {
      await prove(person)
      await choose(person, 'daily')
      await follow(fan, person)
    }
    mails.useServer(9)
    await digestsAtWithoutServer(hours(24), 3)
    await db().deleteFrom('users').where('uuid', '=', leaving.uuid).execute()
    await db().updateTable('users').set({ email_verified_at: null }).where('uuid', '=', moving.uuid).execute()
    await choose(refusing, 'never')
    await serverIsBack()
    for (const person of [leaving, moving, refusing]) expect(await mails.mailsTo(person.email)).toEqual([])
  })
})

/** Schedules while no mail server answers, until this many mails are to be tried again. */
async function digestsAtWithoutServer(at: Date, count: number): Promise<void> {
  mails.holdClock(at)
  await scheduleDigests(db(), site.jobs, at)
  await vi.waitFor(async () => expect(await mails.queued()).toMatchObject({ created: 0, active: 0, retry: count }), 10_000)
}
async function serverIsBack(): Promise<void> {
  mails.useServer(mails.smtp.port)
  await sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(db())
}

describe('a digest that could not be sent', () => {
  it('is sent once the mail server is back, once, and loses nothing', async () => {
    await choose(creator, 'daily')
    await follow(fan, creator)
    mails.useServer(9)
    await digestsAtWithoutServer(hours(24), 1)
    await serverIsBack()
    const [mail, ...others] = await mails.mailsTo(creator.email)
    expect(mail?.text).toContain(`${fan.username} suit désormais votre chaîne`)
    expect(others).toEqual([])
    expect(await digestsAt(hours(48))).toHaveLength(1)
  })

  it('gives way to the next one, which has its news as well', async () => {
    await choose(creator, 'daily')
    await follow(fan, creator)
    mails.useServer(9)
    await digestsAtWithoutServer(hours(24), 1)
    await digestsAtWithoutServer(hours(48), 2)
    await serverIsBack()
    const [mail, ...others] = await mails.mailsTo(creator.email)
    expect(mail?.text).toContain(`${fan.username} suit désormais votre chaîne`)
    expect(others).toEqual([])
  })

  it('is not sent a second time after a process that had begun to send it has died', async () => {
    await choose(creator, 'daily')
    await follow(fan, creator)
    const at = hours(24)
    const sent: number[] = []
    const sendMail = async (mail: { kind: string; next_at?: number }): Promise<void> => void sent.push(mail.next_at ?? 0)
    await scheduleDigests(db(), { sendMail }, at)
    const slot = { userUuid: creator.uuid, nextAt: sent[0] ?? 0 }
    expect(await writeDigest(db(), slot, mailSiteUrl, at)).toMatchObject({ mail: { to: creator.email } })
    expect(await writeDigest(db(), slot, mailSiteUrl, at)).toBeUndefined()
  })
})

describe('the end of the digests', () => {
  const oneClick = 'List-Unsubscribe=One-Click'
  async function subscribed() {
    await choose(creator, 'daily')
    await follow(fan, creator)
    const [mail] = await digestsAt(hours(24))
    const header = mail?.headerLines.find((line) => line.startsWith('List-Unsubscribe:'))
    const token = /^List-Unsubscribe: <https:\/\/videos\.exemple\.fr\/api\/unsubscriptions\?token=([\w-]{65})>$/.exec(header ?? '')?.[1]
    if (token === undefined) throw new Error(`no address to unsubscribe in ${header}`)
    return { mail, token, path: `/unsubscriptions?token=${token}` }
  }
  const digestOf = async (person: Person) => must(await site.call('GET', '/notifications/choices', { as: person }), 200)
  const post = (path: string, headers = { 'content-type': 'application/x-www-form-urlencoded' }, body: string = oneClick) =>
    site.call('POST', path, { body, headers })

  it('is one press in the mail program, without a session (RFC 8058)', async () => {
    const { mail, path } = await subscribed()
    expect(mail?.headerLines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    must(await post(path), 204)
    expect(await digestOf(creator)).toMatchObject({ digest: 'never' })
    await follow(await site.person(), creator)
    expect(await digestsAt(hours(24 * 40))).toHaveLength(1)
    must(await post(path), 204)
  })

  it('also takes the other form that the standard allows', async () => {
    const { path } = await subscribed()
    const part = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
    must(await post(path, { 'content-type': 'multipart/form-data; boundary=x' }, part), 204)
    expect(await digestOf(creator)).toMatchObject({ digest: 'never' })
  })

  it('is a page of the site for whoever follows the link, and a visit changes nothing', async () => {
    const { mail, path, token } = await subscribed()
    const answer = await site.call('GET', path)
    expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      `/account/unsubscribe#${token}`,
      'no-store',
    ])
    expect(mail?.text).toContain(`Ne plus recevoir de résumés\u202f:\n${mailSiteUrl}/account/unsubscribe#${token}`)
    expect(await digestOf(creator)).toMatchObject({ digest: 'daily' })
  })

  it('is for the token’s own person, and any other text is refused', async () => {
    const { token } = await subscribed()
    await choose(fan, 'weekly')
    const fansUuid = Buffer.from(fan.uuid.replaceAll('-', ''), 'hex').toString('base64url')
    const altered = token.slice(0, 30) + (token[30] === 'A' ? 'B' : 'A') + token.slice(31)
    for (const wrong of [fansUuid + token.slice(22), altered, token.slice(0, -1), `${token}A`, '', 'x'.repeat(65), creator.uuid]) {
      expect(refusal(await post(`/unsubscriptions?token=${wrong}`))).toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    }
    expect([await digestOf(creator), await digestOf(fan)]).toMatchObject([{ digest: 'daily' }, { digest: 'weekly' }])
  })

  it('is all that the token is good for', async () => {
    const { token } = await subscribed()
    expect((await site.call('GET', '/notifications', { as: { token } })).status).toBe(401)
    for (const endpoint of ['/auth/email-proof', '/auth/email-restore']) {
      expect(refusal(await site.call('POST', endpoint, { body: { token } })).code).toBe('LINK_EXPIRED')
    }
    const body = { token, password: 'Nouveau-mot2passe!' }
    expect(refusal(await site.call('POST', '/auth/password', { body })).code).toBe('LINK_EXPIRED')
  })
})
