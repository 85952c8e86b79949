import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { passkeyCreationSchema, passkeyRequestSchema } from '../../src/shared/entities/passkey.ts'
import { recoveryCodesSchema, secondFactorSchema } from '../../src/shared/entities/secondFactor.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { Authenticator } from '../support/authenticator.ts'
import { cookieIn, protect } from '../support/secondFactor.ts'

const origin = 'https://videos.exemple.fr'
const refused = { status: 422, code: 'PASSKEY_REFUSED', message: 'Cette clé d’accès n’a pas été acceptée, recommencez' }
const fiveMinutes = 5 * 60_000

let site: TestApi
let person: Person
let device: Authenticator

beforeAll(async () => {
  site = await startApi({ publicUrl: origin })
})
afterAll(() => site.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  person = await site.person()
  device = new Authenticator(origin)
})
afterEach(() => {
  vi.useRealTimers()
})

async function creation(of = person) {
  const body = { current_password: of.password }
  return passkeyCreationSchema.parse(must(await site.call('POST', `/users/${of.uuid}/passkeys/options`, { as: of, body }), 200))
}
const add = (registration: object, of = person, name = 'Mon téléphone') =>
  site.call('POST', `/users/${of.uuid}/passkeys`, { as: of, body: { name, registration } })
/** Adds the device to an account. @returns the recovery codes */
async function register(of = person, by = device): Promise<string[]> {
  return recoveryCodesSchema.parse(must(await add(by.create(await creation(of)), of), 200)).codes
}
const request = async () => passkeyRequestSchema.parse(must(await site.call('POST', '/auth/passkey/options'), 200))
const signIn = (assertion: object, cookie?: string) =>
  site.call('POST', '/auth/passkey', { body: assertion, ...(cookie !== undefined && { headers: { cookie } }) })
const own = async () => secondFactorSchema.parse(must(await site.call('GET', `/users/${person.uuid}/second-factor`, { as: person }), 200))
const login = () => site.call('POST', '/auth/login', { body: { email: person.email, password: person.password } })

describe('adding a passkey', () => {
  it('needs the password, and names the site and the account', async () => {
    const options = (body: object) => site.call('POST', `/users/${person.uuid}/passkeys/options`, { as: person, body })
    expect(refusal(await options({}))).toMatchObject({ status: 422, fields: { current_password: expect.any(String) } })
    expect(refusal(await options({ current_password: 'faux' }))).toMatchObject({
      status: 422,
      fields: { current_password: expect.any(String) },
    })
    const first = await creation()
    expect(first).toMatchObject({ rpId: 'videos.exemple.fr', rpName: 'Lucarne', userName: person.email, excluded: [] })
    expect(Buffer.from(first.userId, 'base64url').toString('hex')).toBe(person.uuid.replaceAll('-', ''))
    await register()
    expect((await creation()).excluded).toEqual([device.id.toString('base64url')])
  })

  it('gives recovery codes with the first second factor, and asks for one after the password from then on', async () => {
    expect(await register()).toHaveLength(10)
    expect(await register(person, new Authenticator(origin))).toEqual([])
    expect(await own()).toMatchObject({
      generator: false,
      passkeys: [
        { name: 'Mon téléphone', lastUsedAt: null },
        { name: 'Mon téléphone', lastUsedAt: null },
      ],
      recoveryCodes: 10,
    })
    expect(refusal(await login()).code).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('gives none beside an application', async () => {
    await protect(site, person)
    expect(await register()).toEqual([])
    expect(await own()).toMatchObject({ generator: true, recoveryCodes: 10 })
  })

  it.each([
    ['', 'Donnez un nom à cette clé'],
    ['x'.repeat(61), 'Le nom ne peut pas dépasser 60 caractères'],
  ])('refuses the name %j, and the device can be asked again', async (name, message) => {
    const registration = device.create(await creation())
    expect(refusal(await add(registration, person, name))).toMatchObject({ status: 422, fields: { name: message } })
    must(await add(registration), 200)
  })

  it('refuses a challenge that was used, is too old, another person’s, a sign-in’s or nobody’s', async () => {
    const used = await creation()
    must(await add(device.create(used)), 200)
    expect(refusal(await add(new Authenticator(origin).create(used)))).toEqual(refused)
    const late = await creation()
    vi.setSystemTime(Date.now() + fiveMinutes)
    expect(refusal(await add(new Authenticator(origin).create(late)))).toEqual(refused)
    const other = await site.person()
    expect(refusal(await add(new Authenticator(origin).create(await creation(other))))).toEqual(refused)
    const mine = await creation()
    expect(refusal(await add(new Authenticator(origin).create({ ...mine, ...(await request()) })))).toEqual(refused)
    expect(refusal(await add(new Authenticator(origin).create(mine, { challenge: 'x'.repeat(43) })))).toEqual(refused)
  })

  it.each([
    ['another site', { origin: 'https://autre.exemple.fr' }],
    ['another host', { rpId: 'autre.exemple.fr' }],
    ['a device that has not checked who holds it', { isVerified: false }],
    ['a sign-in', { type: 'webauthn.get' }],
  ])('refuses what comes from %s', async (_what, fault) => {
    expect(refusal(await add(device.create(await creation(), fault)))).toEqual(refused)
    expect((await own()).passkeys).toEqual([])
  })

  it('refuses a passkey that an account has already', async () => {
    await register()
    const other = await site.person()
    expect(refusal(await add(device.create(await creation(other)), other)).code).toBe('CONFLICT')
    must(
      await signIn(device.get(await request(), { userHandle: Buffer.from(person.uuid.replaceAll('-', ''), 'hex').toString('base64url') })),
      200,
    )
  })
})

describe('signing in with a passkey', () => {
  it('opens a session without password and code, and records the use', async () => {
    await register()
    const { token, owner } = sessionSchema.parse(must(await signIn(device.get(await request())), 200))
    expect(owner.uuid).toBe(person.uuid)
    must(await site.call('GET', '/auth/sessions', { as: { token } }), 200)
    expect((await own()).passkeys[0]?.lastUsedAt).toBe(new Date().toISOString())
  })

  it('takes a challenge once, for five minutes, and none that was made for something else', async () => {
    await register()
    const used = await request()
    must(await signIn(device.get(used)), 200)
    expect(refusal(await signIn(device.get(used)))).toEqual(refused)
    const late = await request()
    vi.setSystemTime(Date.now() + fiveMinutes)
    expect(refusal(await signIn(device.get(late)))).toEqual(refused)
    expect(refusal(await signIn(device.get(await creation())))).toEqual(refused)
    const challenged = device.get(await request())
    const statuses = (await Promise.all([signIn(challenged), signIn(challenged), signIn(challenged)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422])
  })

  it.each([
    ['another site', { origin: 'https://autre.exemple.fr' }],
    ['another host', { rpId: 'autre.exemple.fr' }],
    ['a device that has not checked who holds it', { isVerified: false }],
    ['the making of a passkey', { type: 'webauthn.create' }],
  ])('refuses what comes from %s', async (_what, fault) => {
    await register()
    expect(refusal(await signIn(device.get(await request(), fault)))).toEqual(refused)
  })

  it('refuses a signature that does not fit, an unknown passkey, and one that says that it is another account’s', async () => {
    await register()
    const asked = await request()
    const { challenge } = await request()
    expect(refusal(await signIn({ ...device.get(asked), signature: device.get({ ...asked, challenge }).signature }))).toEqual(refused)
    expect(refusal(await signIn(new Authenticator(origin).get(await request(), { userHandle: 'x' })))).toEqual(refused)
    const other = await site.person()
    const userHandle = Buffer.from(other.uuid.replaceAll('-', ''), 'hex').toString('base64url')
    expect(refusal(await signIn(device.get(await request(), { userHandle })))).toEqual(refused)
    const stranger = new Authenticator(origin)
    await register(other, stranger)
    expect(refusal(await signIn({ ...stranger.get(await request()), id: device.id.toString('base64url') }))).toEqual(refused)
  })

  it('refuses a device that counts backwards: it was copied', async () => {
    await register()
    device.counter = 7
    must(await signIn(device.get(await request())), 200)
    device.counter = 7
    expect(refusal(await signIn(device.get(await request())))).toEqual(refused)
    device.counter = 8
    must(await signIn(device.get(await request())), 200)
  })

  it('is the second step of a sign-in, too, and of no other account’s', async () => {
    await register()
    const cookie = cookieIn(await login())
    const other = new Authenticator(origin)
    await register(await site.person(), other)
    const { owner } = sessionSchema.parse(must(await signIn(other.get(await request()), cookie), 200))
    expect(owner.uuid).not.toBe(person.uuid)
    expect(sessionSchema.parse(must(await signIn(device.get(await request()), cookieIn(await login())), 200)).owner.uuid).toBe(person.uuid)
  })
})

describe('removing a passkey', () => {
  const remove = (passkey: string, as = person, body: object = { current_password: as.password }) =>
    site.call('DELETE', `/users/${person.uuid}/passkeys/${passkey}`, { as, body })
  const idOfFirst = async () => (await own()).passkeys[0]?.uuid ?? ''

  it('needs the password; the last second factor takes the recovery codes along', async () => {
    await register()
    const id = await idOfFirst()
    expect(refusal(await remove(id, person, { current_password: 'faux' }))).toMatchObject({ status: 422 })
    must(await remove(id), 204)
    expect(refusal(await signIn(device.get(await request())))).toEqual(refused)
    expect(await own()).toEqual({ required: false, generator: false, passkeys: [], recoveryCodes: 0 })
    must(await login(), 200)
    expect(refusal(await remove(id)).code).toBe('NOT_FOUND')
  })

  it('leaves the others, and what an application needs', async () => {
    await protect(site, person)
    await register()
    must(await remove(await idOfFirst()), 204)
    expect(await own()).toEqual({ required: false, generator: true, passkeys: [], recoveryCodes: 10 })
  })

  it('is not for anybody else', async () => {
    await register()
    const id = await idOfFirst()
    expect((await remove(id, await site.person())).status).toBe(403)
    const other = await site.person()
    const theirs = await site.call('DELETE', `/users/${other.uuid}/passkeys/${id}`, {
      as: other,
      body: { current_password: other.password },
    })
    expect(refusal(theirs).code).toBe('NOT_FOUND')
  })
})

describe('a site that does not know its address', () => {
  it('takes the one that the browser came to', async () => {
    const plain = await startApi()
    const headers = { 'x-forwarded-host': 'chez-moi.example:8443', 'x-forwarded-proto': 'https' }
    const asked = passkeyRequestSchema.parse(must(await plain.call('POST', '/auth/passkey/options', { headers }), 200))
    expect(asked.rpId).toBe('chez-moi.example')
    await plain.close()
  })
})
