import { request } from 'undici'
import { z } from 'zod'

const json = { 'content-type': 'application/json' }
const password = 'Mesure2026!'

async function call(url: string, method: 'GET' | 'POST' | 'PUT', headers: Record<string, string>, body?: unknown): Promise<unknown> {
  const answer = await request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/**
 * Registers a user and signs them in.
 * @param address that their requests seem to come from: the limits count by address, too
 * @returns the user's uuid and the headers for their requests
 */
export async function member(url: string, username: string, address?: string): Promise<{ uuid: string; headers: Record<string, string> }> {
  const from = { ...json, ...(address !== undefined && { 'x-forwarded-for': address }) }
  const email = `${username}@exemple.fr`
  await call(`${url}/api/users`, 'POST', from, { username, firstname: 'Banc', lastname: 'Mesure', email, password })
  const session = z
    .object({ token: z.string(), owner: z.object({ uuid: z.string() }) })
    .parse(await call(`${url}/api/auth/login`, 'POST', from, { email, password }))
  return { uuid: session.owner.uuid, headers: { ...from, authorization: `Bearer ${session.token}` } }
}

export type BenchCreator = { uuid: string; headers: Record<string, string>; newContent: (title: string) => Promise<string> }

/** Registers a user with a channel, who can create contents to upload to. @param username one for each sixty uploads: the site's limit */
export async function creator(url: string, username = 'banc_de_mesure', address?: string): Promise<BenchCreator> {
  const { uuid, headers } = await member(url, username, address)
  const role = z.object({ uuid: z.string() }).parse(await call(`${url}/api/roles/name/Creators`, 'GET', headers))
  await call(`${url}/api/users/${uuid}`, 'PUT', headers, { role_id: role.uuid, current_password: password })
  const channel = z
    .object({ uuid: z.string() })
    .parse(await call(`${url}/api/channels`, 'POST', headers, { name: 'Banc de mesure', description: '', creator_uuid: uuid }))
  return {
    uuid,
    headers,
    newContent: async (title) =>
      z
        .object({ uuid: z.string() })
        .parse(
          await call(`${url}/api/contents`, 'POST', headers, { title, description: '', statuts: 'public', channel_uuid: channel.uuid }),
        ).uuid,
  }
}
