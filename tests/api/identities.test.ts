import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { identitySchema, providerSchema } from '../../src/shared/entities/identity.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { startProvider, type TestProvider } from '../support/oidcProvider.ts'

const siteUrl = 'https://videos.exemple.fr'
const callback = `${siteUrl}/api/auth/annuaire/callback`
let directory: TestProvider
let site: TestApi
beforeAll(async () => {
  directory = await startProvider([callback])
  site = await startApi({ oauth: { siteUrl, providers: { annuaire: { ...directory.settings, label: 'Annuaire de la ville' } } } })
})
afterAll(async () => {
  await site.close()
  await directory.stop()
})

const cookieOf = (value: unknown): string => String(value).split(';')[0] ?? ''

/** Comes back from the provider. @returns the parameters of /oauth-callback, and the browser's cookie */
async function signIn(person: { sub: string; email: string }): Promise<{ outcome: Record<string, string>; cookie: string }> {
  directory.person = { ...person, email_verified: true, name: 'Ada Lovelace' }
  const departure = await site.call('GET', '/auth/annuaire')
  must(departure, 302)
  const cookie = cookieOf(departure.headers['set-cookie'])
  const back = await directory.visit(String(departure.headers['location']))
  const answer = await site.call('GET', back.pathname.slice('/api'.length) + back.search, { headers: { cookie } })
  must(answer, 302)
  return { outcome: Object.fromEntries(new URL(String(answer.headers['location'])).searchParams), cookie }
}
const exchange = (code: string | undefined, cookie: string) =>
  site.call('POST', '/auth/verify-token', { body: { token: code ?? '' }, headers: { cookie } })

type Signed = { uuid: string; token: string }
/** A new account, made by the provider. */
async function newcomer(sub: string): Promise<Signed> {
  const { outcome, cookie } = await signIn({ sub, email: `${sub}@exemple.fr` })
  const { token, owner } = sessionSchema.parse(must(await exchange(outcome['token'], cookie), 200))
  return { uuid: owner.uuid, token }
}
/** An account with a password, to which the provider's is linked. */
async function linked(sub: string): Promise<Person> {
  const person = await site.person()
  const { outcome } = await signIn({ sub, email: person.email })
  must(await site.call('POST', '/auth/link', { body: { token: outcome['link'], email: person.email, password: person.password } }), 200)
  return person
}

const identitiesOf = async (of: Signed) =>
  z.array(identitySchema).parse(must(await site.call('GET', `/users/${of.uuid}/identities`, { as: of }), 200))
const unlink = (of: Signed, identity: string | undefined, body: object = {}) =>
  site.call('DELETE', `/users/${of.uuid}/identities/${identity ?? ''}`, { as: of, body })
const mailsTo = async (userUuid: string) => {
  const { rows } = await sql<{ data: { kind: string; change?: string } }>`
    select data from pgboss.job where name = 'mail' and data ->> 'user_uuid' = ${userUuid}`.execute(site.database.db)
  return rows.map(({ data }) => data.change ?? data.kind)
}
const lastWayIn = {
  status: 409,
  code: 'CONFLICT',
  message: 'C’est le seul moyen d’ouvrir votre compte : donnez-vous d’abord un mot de passe',
}

describe('a provider of the operator’s own', () => {
  it('is offered by its label, after the usual ones', async () => {
    expect(z.array(providerSchema).parse(must(await site.call('GET', '/auth/providers'), 200))).toEqual([
      { name: 'google', label: 'Google', isConfigured: false },
      { name: 'microsoft', label: 'Microsoft', isConfigured: false },
      { name: 'annuaire', label: 'Annuaire de la ville', isConfigured: true },
    ])
  })

  it('opens an account, and is listed there', async () => {
    const person = await newcomer('nouvelle')
    const [identity, ...others] = await identitiesOf(person)
    expect([identity, others]).toEqual([
      {
        uuid: expect.any(String),
        provider: { name: 'annuaire', label: 'Annuaire de la ville' },
        email: 'nouvelle@exemple.fr',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
      [],
    ])
  })

  it.each(['inconnu', 'constructor', 'ANNUAIRE', 'a'.repeat(40)])('«%s» is not one', async (name) => {
    expect(refusal(await site.call('GET', `/auth/${name}`)).code).toBe('PROVIDER_NOT_CONFIGURED')
  })
})

describe('unlinking an identity', () => {
  it('needs the password, and says so by mail; the provider then opens the account no more', async () => {
    const person = await linked('reliee')
    const [identity] = await identitiesOf(person)
    expect(refusal(await unlink(person, identity?.uuid))).toMatchObject({
      status: 422,
      fields: { current_password: 'Mot de passe actuel requis pour le changement' },
    })
    expect(refusal(await unlink(person, identity?.uuid, { current_password: 'faux' })).fields).toEqual({
      current_password: 'Le mot de passe actuel est incorrect',
    })
    expect(await identitiesOf(person)).toHaveLength(1)
    must(await unlink(person, identity?.uuid, { current_password: person.password }), 204)
    expect([await identitiesOf(person), await mailsTo(person.uuid)]).toEqual([[], expect.arrayContaining(['identityUnlinked'])])
    expect((await signIn({ sub: 'reliee', email: person.email })).outcome).toMatchObject({ error: 'ACCOUNT_EXISTS' })
    expect(refusal(await unlink(person, identity?.uuid, { current_password: person.password })).code).toBe('NOT_FOUND')
  })

  it('ends the sign-ins that are under way', async () => {
    const person = await linked('en-route')
    const { outcome, cookie } = await signIn({ sub: 'en-route', email: person.email })
    const [identity] = await identitiesOf(person)
    must(await unlink(person, identity?.uuid, { current_password: person.password }), 204)
    expect((await exchange(outcome['token'], cookie)).status).toBe(401)
  })

  it('is refused for the last way in, and the account stays open', async () => {
    const person = await newcomer('seule')
    const [identity] = await identitiesOf(person)
    expect(refusal(await unlink(person, identity?.uuid))).toEqual(lastWayIn)
    expect([await identitiesOf(person), await mailsTo(person.uuid)]).toEqual([[identity], []])
  })

  it('leaves one of two that are unlinked at once', async () => {
    const person = await newcomer('double')
    await site.database.db
      .insertInto('identities')
      .values({ user_uuid: person.uuid, provider: 'ancien', issuer: 'https://ancien.exemple.fr', subject: 'x', email: 'double@exemple.fr' })
      .execute()
    const both = await identitiesOf(person)
    expect(both.map(({ provider }) => provider.label)).toEqual(['Annuaire de la ville', 'Ancien'])
    const answers = await Promise.all(both.map(({ uuid }) => unlink(person, uuid)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await identitiesOf(person)).toHaveLength(1)
  })

  it('may leave a passkey alone, which then stays', async () => {
    const person = await newcomer('cle')
    const passkey = randomUUID()
    await site.database.db
      .insertInto('passkeys')
      .values({ uuid: passkey, user_uuid: person.uuid, credential_id: 'c', public_key: 'k', counter: 0, name: 'Téléphone' })
      .execute()
    const [identity] = await identitiesOf(person)
    must(await unlink(person, identity?.uuid), 204)
    const removal = await site.call('DELETE', `/users/${person.uuid}/passkeys/${passkey}`, { as: person, body: {} })
    expect(refusal(removal)).toEqual(lastWayIn)
  })

  it('needs a fresh sign-in where there is no password', async () => {
    const person = await newcomer('vieille')
    await sql`update sessions set created_at = now() - interval '6 minutes' where user_uuid = ${person.uuid}::uuid`.execute(
      site.database.db,
    )
    const [identity] = await identitiesOf(person)
    expect(refusal(await unlink(person, identity?.uuid)).code).toBe('REAUTHENTICATION_REQUIRED')
  })

  it('is not for anybody else', async () => {
    const [person, other] = [await linked('cible'), await site.person()]
    const [identity] = await identitiesOf(person)
    const mine = await site.call('DELETE', `/users/${other.uuid}/identities/${identity?.uuid}`, {
      as: other,
      body: { current_password: other.password },
    })
    expect([refusal(mine).code, (await identitiesOf(person)).length]).toEqual(['NOT_FOUND', 1])
  })
})
