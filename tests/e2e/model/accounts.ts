import { z } from 'zod'
import type { ProviderPerson } from '../../support/oidcProvider.ts'
import type { Stage } from './stage.ts'

type Parties = Pick<Stage, 'site' | 'video'>
export type Account = { username: string; firstname: string; lastname: string; email: string; password: string }

const ownerSchema = z.object({
  uuid: z.string(),
  username: z.string(),
  firstname: z.string(),
  email: z.string(),
  role: z.object({ name: z.string() }),
})
export type Owner = z.output<typeof ownerSchema>
const sessionSchema = z.object({ token: z.string(), owner: ownerSchema })

/** Somebody whom only this path knows: named after its video, which is new. */
export function accountOf({ video }: Parties): Account {
  const username = `ada_${video.id.slice(-12)}`
  return { username, firstname: 'Ada', lastname: 'Lovelace', email: `${username}@exemple.fr`, password: 'Analytic@1843' }
}

/** The same person at the provider. */
export function atProvider({ username, firstname, lastname, email }: Account): ProviderPerson {
  return { sub: username, email, email_verified: true, name: username, given_name: firstname, family_name: lastname }
}

export async function registerAccount(parties: Parties): Promise<void> {
  const { status } = await parties.site.site.rest('POST', '/users', { body: accountOf(parties) })
  if (status !== 201) throw new Error(`The registration answered ${status}`)
}

async function openSession(parties: Parties, path: string, body: object): Promise<z.output<typeof sessionSchema> | null> {
  const { status, body: answer } = await parties.site.site.rest('POST', path, { body })
  return status === 200 ? sessionSchema.parse(answer) : null
}

/** Whose session the server knows by this token, null when it knows none. */
export async function ownerOf(parties: Parties, token: string): Promise<Owner | null> {
  return (await openSession(parties, '/auth/verify-token', { token }))?.owner ?? null
}

/** Another session of the path's own person, as the provider's sign-in opens it in another tab. */
export async function openAnotherSession(parties: Parties): Promise<string> {
  const { path, cookie } = await parties.site.returnFromProvider(atProvider(accountOf(parties)))
  const token = new URL(path, parties.site.site.network.url).searchParams.get('token')
  const answer = await fetch(`${parties.site.site.network.url}/api/auth/verify-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
    body: JSON.stringify({ token }),
  })
  return sessionSchema.parse(await answer.json()).token
}

/** Gives the path's account another password, as from another device. */
export async function changePassword(parties: Parties): Promise<void> {
  const { email, password } = accountOf(parties)
  const session = await openSession(parties, '/auth/login', { email, password })
  if (!session) throw new Error('The account does not exist')
  const { token, owner } = session
  const body = { password: 'Difference@1822', current_password: password }
  const { status } = await parties.site.site.rest('PUT', `/users/${owner.uuid}`, { token, body })
  if (status !== 200) throw new Error(`The change of the password answered ${status}`)
}
