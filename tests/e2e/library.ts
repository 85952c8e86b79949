import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { SessionUser } from '../../src/machines/user/user.ts'

const idSchema = z.object({ uuid: z.string() })
const ownerSchema = z.object({
  uuid: z.string(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.object({ name: z.string() }),
})
const sessionSchema = z.object({ token: z.string(), owner: ownerSchema })
const mediaSchema = z.object({ media: z.object({ state: z.string() }) })

/** `user`: as the browser stores them */
export type Account = { email: string; token: string; user: SessionUser }
export type Library = { creator: Account; contents: { id: string; title: string }[] }

/** of every account that is registered here */
export const accountPassword = 'Lucarne2026!'
const password = accountPassword

/** The REST API of a running site, to create what a test needs. */
export function restOf(siteUrl: string) {
  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token?: string): Promise<unknown> {
    const isForm = body instanceof FormData
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }

  async function register(username: string): Promise<Account> {
    const email = `${username}@exemple.fr`
    await call('POST', '/users', { username, email, password, firstname: 'Ada', lastname: 'Martin' })
    return logIn(email)
  }

  async function logIn(email: string): Promise<Account> {
    const { token, owner } = sessionSchema.parse(await call('POST', '/auth/login', { email, password }))
    const { uuid, avatar, role, ...user } = owner
    return { email, token, user: { ...user, id: uuid, avatarUrl: avatar, roleName: role.name, isCreator: role.name === 'Creators' } }
  }

  /** A channel whose videos are public and playable when this resolves. @param clip path of the file of all, or of each by its title */
  async function addLibrary(name: string, titles: readonly string[], clip: string | ReadonlyMap<string, string>): Promise<Library> {
    const { user, email, token } = await register(name.toLowerCase())
    const role = idSchema.parse(await call('GET', '/roles/name/Creators'))
    await call('PUT', `/users/${user.id}`, { role_id: role.uuid, current_password: password }, token)
    const creator = await logIn(email)
    const about = { name, description: 'Ce que l’on voit d’ici.', creator_uuid: user.id }
    const channel = idSchema.parse(await call('POST', '/channels', about, creator.token))
    const contents: Library['contents'] = []
    for (const title of titles) {
      const body = { title, description: '', statuts: 'public', channel_uuid: channel.uuid }
      const { uuid } = idSchema.parse(await call('POST', '/contents', body, creator.token))
      const form = new FormData()
      const path = typeof clip === 'string' ? clip : (clip.get(title) ?? '')
      form.append('video', new File([await readFile(path)], 'video.mp4', { type: 'video/mp4' }))
      await call('POST', `/files/video/${uuid}`, form, creator.token)
      contents.push({ id: uuid, title })
    }
    for (const { id } of contents) await untilComplete(id, creator.token)
    return { creator, contents }
  }

  async function untilComplete(id: string, token: string): Promise<void> {
    for (;;) {
      const { media } = mediaSchema.parse(await call('GET', `/contents/${id}`, undefined, token))
      if (media.state === 'complete') return
      if (media.state === 'failed') throw new Error(`The video of ${id} could not be converted`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  return { call, register, addLibrary }
}
