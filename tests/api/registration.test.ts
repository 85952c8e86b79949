import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deleteExpiredInvitations } from '../../src/db/registration/invitations.ts'
import { deleteOldRequests } from '../../src/db/registration/requests.ts'
import { must, type Person, refusal, startApi } from '../support/api.ts'
import { type MailSite, startMailSite } from '../support/mailSite.ts'

let mails: MailSite
let administrator: Person
let other: Person

beforeAll(async () => {
  mails = await startMailSite()
  administrator = await mails.site.administrator()
  other = await mails.site.administrator()
})
afterAll(() => mails.close())
beforeEach(async () => {
  for (const table of ['registration_settings', 'invitations', 'registration_requests'] as const)
    await mails.site.database.db.deleteFrom(table).execute()
})

afterEach(() => mails.allSent())

const call: MailSite['site']['call'] = (...request) => mails.site.call(...request)
const defaults = { mode: 'open', question: '', answers: [], blockedDomains: [], terms: '', holdNewAccounts: false }
const choose = (settings: object) => call('PUT', '/registration/settings', { as: administrator, body: { ...defaults, ...settings } })
let number = 0
function someone() {
  number += 1
  return {
    username: `nouvelle_${number}`,
    email: `nouvelle${number}@exemple.fr`,
    password: 'Passw0rd!',
    firstname: 'Ada',
    lastname: 'Martin',
  }
}
const register = (body: object) => call('POST', '/users', { body })
const logIn = ({ email, password }: { email: string; password: string }) => call('POST', '/auth/login', { body: { email, password } })
const invite = async (body: object = {}) =>
  must(await call('POST', '/invitations', { as: administrator, body }), 201) as { uuid: string; token: string }
const requests = async () =>
  must(await call('GET', '/registration-requests', { as: administrator }), 200) as { uuid: string; username: string }[]
const acts = async () =>
  (must(await call('GET', '/audit-log?limit=3', { as: administrator }), 200) as { act: string }[]).map(({ act }) => act)

describe('the rules of registrations', () => {
  it('let everybody in until an administrator has chosen', async () => {
    expect(must(await call('GET', '/registration'), 200)).toEqual({ mode: 'open', question: '', terms: '' })
    expect((await register(someone())).status).toBe(201)
  })

  it('show everybody what is asked, but not the answers and the domains', async () => {
    const settings = {
      mode: 'approval',
      question: 'La capitale ?',
      answers: [' Paris '],
      blockedDomains: ['@Spam.EXEMPLE'],
      terms: ' Soyez polis. ',
      holdNewAccounts: true,
    }
    expect(must(await choose(settings), 200)).toEqual({
      mode: 'approval',
      question: 'La capitale ?',
      answers: ['Paris'],
      blockedDomains: ['spam.exemple'],
      terms: 'Soyez polis.',
      holdNewAccounts: true,
    })
    expect(must(await call('GET', '/registration'), 200)).toEqual({ mode: 'approval', question: 'La capitale ?', terms: 'Soyez polis.' })
    expect(await acts()).toContain('registration.change')
  })

  it.each([
    [{ question: 'Qui ?', answers: [' '] }, { answers: 'Écrivez au moins une bonne réponse à la question' }],
    [{ question: 'é'.repeat(201), answers: ['x'] }, { question: 'La question ne peut pas dépasser 200 caractères' }],
    [{ answers: ['a'.repeat(101)] }, { answers: 'Dix réponses au plus, de 100 caractères au plus' }],
    [{ answers: Array.from({ length: 11 }, (_, n) => String(n)) }, { answers: 'Dix réponses au plus, de 100 caractères au plus' }],
    [{ blockedDomains: ['exemple'] }, { blockedDomains: 'Écrivez un domaine par ligne, comme exemple.fr' }],
    [{ blockedDomains: ['a b.fr'] }, { blockedDomains: 'Écrivez un domaine par ligne, comme exemple.fr' }],
    [{ blockedDomains: Array.from({ length: 501 }, (_, n) => `d${n}.fr`) }, { blockedDomains: '500 domaines au plus' }],
    [{ terms: 'a'.repeat(20_001) }, { terms: 'Les conditions ne peuvent pas dépasser 20\u202f000 caractères' }],
  ])('refuse %#', async (change, fields) => {
    expect(refusal(await choose(change))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
    expect(must(await call('GET', '/registration/settings', { as: administrator }), 200)).toEqual(defaults)
  })

  it('close the site', async () => {
    await choose({ mode: 'closed' })
    const { token } = await invite()
    for (const body of [someone(), { ...someone(), invitation: token }])
      expect(refusal(await register(body))).toMatchObject({
        status: 403,
        code: 'REGISTRATION_CLOSED',
        message: 'Les inscriptions sont fermées',
      })
  })

  it('ask a question, whose answer may differ in case and accents', async () => {
    await choose({ question: 'Quelle saison suit le printemps ?', answers: ['l’été', 'Été'] })
    const wrong = { status: 422, fields: { answer: 'Ce n’est pas la bonne réponse' } }
    const absent = { status: 422, fields: { answer: 'Répondez à cette question' } }
    expect(refusal(await register(someone()))).toMatchObject(absent)
    expect(refusal(await register({ ...someone(), answer: 'hiver' }))).toMatchObject(wrong)
    for (const answer of ['ete', ' ÉTÉ ', 'L’Été']) expect((await register({ ...someone(), answer })).status).toBe(201)
  })

  it('have terms accepted, and keep when', async () => {
    await choose({ terms: 'Soyez polis.' })
    const form = someone()
    const fields = { terms: 'Acceptez les conditions pour créer un compte' }
    expect(refusal(await register(form))).toMatchObject({ status: 422, fields })
    const before = Date.now()
    expect((await register({ ...form, accepts_terms: true })).status).toBe(201)
    const { db } = mails.site.database
    const row = await db.selectFrom('users').select('terms_accepted_at').where('email', '=', form.email).executeTakeFirstOrThrow()
    expect(row.terms_accepted_at?.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('block domains and those below them, and no others', async () => {
    await choose({ blockedDomains: ['jetable.exemple'] })
    const fields = { email: 'Les adresses de ce domaine ne sont pas acceptées' }
    const written = [
      'a@jetable.exemple',
      'B@Mail.Jetable.Exemple',
      'c@jetable.exemple.',
      'd@\uff4aetable.exemple',
      'e@mail\u3002jetable.exemple',
    ]
    for (const email of written) expect(refusal(await register({ ...someone(), email }))).toMatchObject({ status: 422, fields })
    for (const email of ['c@nonjetable.exemple', 'jetable.exemple@exemple.fr'])
      expect((await register({ ...someone(), email })).status).toBe(201)
  })

  it('block a domain in all its ways to be written', async () => {
    await choose({ blockedDomains: ['pourriel-\u00e9t\u00e9.exemple'] })
    expect(refusal(await register({ ...someone(), email: 'a@xn--pourriel-t-j7ab.exemple' }))).toMatchObject({ status: 422 })
  })

  it('block a domain for those who change their address, too', async () => {
    const form = someone()
    expect((await register(form)).status).toBe(201)
    const { token } = z.object({ token: z.string() }).parse(must(await logIn(form), 200))
    await choose({ blockedDomains: ['jetable.exemple'] })
    const change = (email: string) => call('PUT', '/users/me', { as: { token }, body: { email, current_password: form.password } })
    const fields = { email: 'Les adresses de ce domaine ne sont pas acceptées' }
    expect(refusal(await change('a@jetable.exemple'))).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields })
    must(await change('changee@exemple.fr'), 200)
  })

  it('take an address with a dot at its end for the same one', async () => {
    const form = someone()
    expect((await register(form)).status).toBe(201)
    expect(refusal(await register({ ...someone(), email: `${form.email}.` })).code).toBe('EMAIL_TAKEN')
  })
})

describe('invitations', () => {
  beforeEach(() => choose({ mode: 'invitation' }))

  it('let in as many people as they have places, also at the same time', async () => {
    const { uuid, token } = await invite({ note: 'Le club photo', places: 2, days: 1 })
    expect(token).toMatch(/^[\w-]{43}$/)
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ ...someone(), invitation: token })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(2)
    const listed = must(await call('GET', '/invitations', { as: administrator }), 200)
    expect(listed).toEqual([expect.objectContaining({ uuid, note: 'Le club photo', places: 2, used: 2 })])
    expect(JSON.stringify(listed)).not.toContain(token)
  })

  it('are required, and neither invented, old nor withdrawn', async () => {
    expect(refusal(await register(someone()))).toMatchObject({
      status: 403,
      code: 'INVITATION_REQUIRED',
      message: 'Il faut une invitation pour créer un compte ici',
    })
    const invalid = { status: 403, code: 'INVITATION_INVALID', message: 'Cette invitation a expiré ou a déjà servi' }
    expect(refusal(await register({ ...someone(), invitation: 'inventée' }))).toMatchObject(invalid)
    const [old, withdrawn] = [await invite(), await invite()]
    const { db } = mails.site.database
    await db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('uuid', '=', old.uuid)
      .execute()
    expect((await call('DELETE', `/invitations/${withdrawn.uuid}`, { as: administrator })).status).toBe(204)
    for (const { token } of [old, withdrawn]) expect(refusal(await register({ ...someone(), invitation: token }))).toMatchObject(invalid)
    expect(refusal(await call('DELETE', `/invitations/${withdrawn.uuid}`, { as: administrator }))).toMatchObject({
      status: 404,
      code: 'INVITATION_NOT_FOUND',
    })
    expect(await acts()).toEqual(['invitation.delete', 'invitation.create', 'invitation.create'])
  })

  it('lose no place to a registration that fails', async () => {
    const { token } = await invite()
    const form = someone()
    expect(refusal(await register({ ...form, email: administrator.email, invitation: token })).code).toBe('EMAIL_TAKEN')
    expect((await register({ ...form, invitation: token })).status).toBe(201)
  })

  it.each([
    [{ note: 'a'.repeat(101) }, { note: 'La note ne peut pas dépasser 100 caractères' }],
    [{ places: 0 }, { places: 'Entre 1 et 1000 comptes' }],
    [{ places: 1.5 }, { places: 'Entre 1 et 1000 comptes' }],
    [{ days: 366 }, { days: 'Entre 1 et 365 jours' }],
  ])('refuse %#', async (body, fields) => {
    expect(refusal(await call('POST', '/invitations', { as: administrator, body }))).toMatchObject({ status: 422, fields })
  })

  it('are forgotten a month after their end', async () => {
    const { uuid } = await invite({ days: 1 })
    const { db } = mails.site.database
    const day = 86_400_000
    await deleteExpiredInvitations(db, new Date(Date.now()))
    expect(await db.selectFrom('invitations').select('uuid').execute()).toEqual([{ uuid }])
    await deleteExpiredInvitations(db, new Date(Date.now() + 2 * day))
    expect(await db.selectFrom('invitations').select('uuid').execute()).toEqual([])
  })
})

describe('requests', () => {
  beforeEach(() => choose({ mode: 'approval' }))

  it('wait for an administrator, and open nothing until then', async () => {
    const form = someone()
    expect(must(await register({ ...form, reason: 'Je filme la mer' }), 202)).toEqual({ pending: true })
    expect(refusal(await logIn(form))).toMatchObject({
      status: 403,
      code: 'REGISTRATION_PENDING',
      message: 'Votre demande de compte attend une réponse\u202f: un message vous préviendra',
    })
    // Who does not know the password learns nothing.
    expect(refusal(await logIn({ ...form, password: 'Autre.m0t' })).code).toBe('BAD_CREDENTIALS')
    const [request] = await requests()
    expect(request).toMatchObject({ username: form.username, email: form.email, reason: 'Je filme la mer' })
    expect(JSON.stringify(request)).not.toMatch(/argon2|Passw0rd/)
    const user = must(await call('POST', `/registration-requests/${request?.uuid}/approval`, { as: administrator }), 201)
    expect(user).toMatchObject({ username: form.username, role: { name: 'Utilisateur' }, emailVerified: false })
    expect((await logIn(form)).status).toBe(200)
    expect(await requests()).toEqual([])
    const subjects = (await mails.mailsTo(form.email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Confirmer votre adresse', 'Votre compte est ouvert'])
  })

  it('are deleted when they are refused, and the person is told', async () => {
    const form = someone()
    await register({ ...form, reason: 'Acheter mes montres' })
    const [request] = await requests()
    expect((await call('DELETE', `/registration-requests/${request?.uuid}`, { as: administrator })).status).toBe(204)
    expect(await requests()).toEqual([])
    expect((await mails.mailsTo(form.email)).map(({ subject }) => subject)).toEqual(['Votre demande de compte'])
    const log = JSON.stringify(must(await call('GET', '/audit-log?limit=1', { as: administrator }), 200))
    expect(log).toContain('registration.refuse')
    expect(log).not.toContain(form.username)
    // The name and the address are free again.
    expect((await register({ ...form, reason: 'Encore' })).status).toBe(202)
  })

  it('need a reason, and an invitation replaces the decision', async () => {
    const fields = { reason: 'Dites en quelques mots pourquoi vous voulez un compte' }
    expect(refusal(await register(someone()))).toMatchObject({ status: 422, fields })
    expect(refusal(await register({ ...someone(), reason: 'a'.repeat(1001) }))).toMatchObject({
      status: 422,
      fields: { reason: 'Ce texte ne peut pas dépasser 1000 caractères' },
    })
    const { token } = await invite()
    expect((await register({ ...someone(), invitation: token })).status).toBe(201)
  })

  it('have names and addresses of their own', async () => {
    const form = someone()
    await register({ ...form, reason: 'Un' })
    const twice = [
      [{ ...someone(), email: form.email.toUpperCase() }, 'EMAIL_TAKEN'],
      [{ ...someone(), username: form.username.toUpperCase() }, 'USERNAME_TAKEN'],
      [{ ...someone(), email: administrator.email }, 'EMAIL_TAKEN'],
      [{ ...someone(), username: administrator.username }, 'USERNAME_TAKEN'],
    ] as const
    for (const [body, code] of twice) expect(refusal(await register({ ...body, reason: 'Deux' }))).toMatchObject({ status: 409, code })
    expect(await requests()).toHaveLength(1)
  })

  it('are decided once, whatever two administrators do at the same time', async () => {
    const form = someone()
    await register({ ...form, reason: 'Je filme' })
    const [request] = await requests()
    const path = `/registration-requests/${request?.uuid}`
    const answers = await Promise.all([
      call('POST', `${path}/approval`, { as: administrator }),
      call('DELETE', path, { as: other }),
      call('POST', `${path}/approval`, { as: other }),
    ])
    const decided = answers.filter(({ status }) => status < 300)
    expect(decided).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status >= 300))
      expect(refusal(answer)).toMatchObject({ status: 404, message: 'Cette demande a déjà été traitée' })
    expect((await logIn(form)).status).toBe(decided[0]?.status === 201 ? 200 : 401)
  })

  it('stay when the name was taken meanwhile', async () => {
    const form = someone()
    await register({ ...form, reason: 'Je filme' })
    const [request] = await requests()
    await choose({ mode: 'open' })
    expect((await register({ ...someone(), username: form.username })).status).toBe(201)
    expect(refusal(await call('POST', `/registration-requests/${request?.uuid}/approval`, { as: administrator })).code).toBe(
      'USERNAME_TAKEN',
    )
    expect(await requests()).toHaveLength(1)
  })

  it('are forgotten when nobody decides for long', async () => {
    await register({ ...someone(), reason: 'Je filme' })
    const { db } = mails.site.database
    await deleteOldRequests(db, new Date(Date.now() - 60_000))
    expect(await requests()).toHaveLength(1)
    await deleteOldRequests(db, new Date(Date.now() + 60_000))
    expect(await requests()).toEqual([])
  })

  it('pass the question before anything is written', async () => {
    await choose({ mode: 'approval', question: 'Deux et deux ?', answers: ['quatre'] })
    expect(refusal(await register({ ...someone(), reason: 'Robot', answer: 'cinq' })).status).toBe(422)
    expect(await requests()).toEqual([])
  })
})

it('is open to the first administrator however closed it is, and only to them', async () => {
  const site = await startApi({ adminEmail: 'chef@exemple.fr' })
  const { db } = site.database
  await db
    .insertInto('registration_settings')
    .values({ mode: 'closed', question: 'Q', answers: ['R'], blocked_domains: ['exemple.fr'], terms: '' })
    .execute()
  const ask = (email: string) => site.call('POST', '/users', { body: { ...someone(), email } })
  expect(refusal(await ask('autre@exemple.fr')).code).toBe('REGISTRATION_CLOSED')
  expect(must(await ask('chef@exemple.fr'), 201)).toMatchObject({ role: { name: 'Administrateur' } })
  await db.deleteFrom('users').where('email', '=', 'chef@exemple.fr').execute()
  await site.administrator()
  expect(refusal(await ask('chef@exemple.fr')).code).toBe('REGISTRATION_CLOSED')
  await site.close()
})
