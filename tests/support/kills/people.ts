import { z } from 'zod'

export type Member = { uuid: string; token: string; address: string; channel: string; playlist: string }

const uuid = z.object({ uuid: z.string() })
const sessionSchema = z.object({ token: z.string(), owner: uuid })

/** One request as a client of the site, with JSON in and out. @throws when it is not answered, or refused */
async function call(url: string, method: string, path: string, body: unknown, as: { token?: string; address: string }): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': as.address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as.token !== undefined && { authorization: `Bearer ${as.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** A user with a channel and a playlist, with their own IP address, so that the rate limits per address and account allow the load. */
export async function settle(url: string, index: number): Promise<Member> {
  const address = `198.18.${Math.floor(index / 200)}.${index % 200}`
  const username = `membre_${index}`
  const form = { username, email: `${username}@exemple.fr`, password: 'Passe-partout7!', firstname: 'Ada', lastname: 'Martin' }
  await call(url, 'POST', '/users', form, { address })
  const { token, owner } = sessionSchema.parse(await call(url, 'POST', '/auth/login', form, { address }))
  const as = { token, address }
  const role = uuid.parse(await call(url, 'GET', '/roles/name/Creators', undefined, as))
  await call(url, 'PUT', `/users/${owner.uuid}`, { role_id: role.uuid, current_password: form.password }, as)
  const channel = uuid.parse(await call(url, 'POST', '/channels', { name: username, description: '', creator_uuid: owner.uuid }, as))
  const playlist = uuid.parse(await call(url, 'POST', '/playlists', { name: 'À voir', user_uuid: owner.uuid }, as))
  return { uuid: owner.uuid, token, address, channel: channel.uuid, playlist: playlist.uuid }
}

/** A user's public video, without a file. @returns its uuid */
export async function publish(url: string, { token, address, channel }: Member, title: string): Promise<string> {
  const body = { title, description: '', statuts: 'public', channel_uuid: channel }
  return uuid.parse(await call(url, 'POST', '/contents', body, { token, address })).uuid
}
