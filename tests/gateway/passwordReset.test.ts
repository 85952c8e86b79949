import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertMailLink } from '../../src/db/mail/mailLinks.ts'
import { hashToken } from '../../src/api/auth/tokens.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const request = (email: string) =>
  site.gateway.ask('mutation($email: String!) { requestPasswordReset(email: $email) }', { email }, { from: '10.0.0.1' })
const reset = (token: string, password: string) =>
  site.gateway.ask('mutation($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }', {
    token,
    password,
  })

describe('a forgotten password through the gateway', () => {
  it('is asked for with the same answer for every address', async () => {
    const person = await site.api.person()
    expect((await request(person.email)).body.data).toEqual({ requestPasswordReset: 'smtp' })
    expect((await request('personne@exemple.fr')).body.data).toEqual({ requestPasswordReset: 'smtp' })
  })

  it('is replaced with a link, once, and each refusal has its code and message', async () => {
    const person = await site.api.person()
    const token = 'a'.repeat(43)
    const expiresAt = new Date(Date.now() + 60_000)
    const link = { tokenHash: hashToken(token), userUuid: person.uuid, purpose: 'passwordReset', email: person.email, expiresAt } as const
    await insertMailLink(site.api.database.db, link)
    const [weak] = (await reset(token, 'faible')).body.errors ?? []
    expect(weak?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: 'Le mot de passe ne respecte pas les critères de sécurité' },
    })
    expect((await reset(token, 'Nouveau-mot2passe!')).body.data).toEqual({ resetPassword: true })
    const [used] = (await reset(token, 'Nouveau-mot2passe!')).body.errors ?? []
    expect([used?.extensions.code, used?.message]).toEqual(['LINK_EXPIRED', 'Ce lien a expiré ou a déjà servi, demandez-en un autre'])
  })
})
