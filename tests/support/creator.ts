import { expect } from 'vitest'
import { z } from 'zod'
import type { RunningLucarne } from './process.ts'

export type Creator = { uuid: string; token: string; channel: string }
const uuidSchema = z.object({ uuid: z.uuid() })

/** A call of a running site's API that must succeed. */
export async function callApi(
  { url }: Pick<RunningLucarne, 'url'>,
  method: string,
  path: string,
  token?: string,
  body?: object | FormData,
): Promise<unknown> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  }
  const sent = body instanceof FormData ? body : JSON.stringify(body ?? {})
  const response = await fetch(`${url}/api${path}`, { method, headers, ...(method !== 'GET' && { body: sent }) })
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true)
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

/** Registers a person with a channel at a running site. */
export async function addCreator(running: Pick<RunningLucarne, 'url'>): Promise<Creator> {
  const account = { username: 'noemie', firstname: '', lastname: '', email: 'noemie@exemple.fr', password: 'Lucarne2026!' }
  const { uuid } = uuidSchema.parse(await callApi(running, 'POST', '/users', undefined, account))
  const login = await callApi(running, 'POST', '/auth/login', undefined, { email: account.email, password: account.password })
  const { token } = z.object({ token: z.string() }).parse(login)
  const role = uuidSchema.parse(await callApi(running, 'GET', '/roles/name/Creators'))
  await callApi(running, 'PUT', `/users/${uuid}`, token, { role_id: role.uuid, current_password: account.password })
  const channel = uuidSchema.parse(
    await callApi(running, 'POST', '/channels', token, { name: 'Noémie', description: '', creator_uuid: uuid }),
  )
  return { uuid, token, channel: channel.uuid }
}

/** Adds a public video without a file. @returns its uuid */
export async function addContent(running: Pick<RunningLucarne, 'url'>, { token, channel }: Creator): Promise<string> {
  const body = { title: 'Une vidéo', description: '', statuts: 'public', channel_uuid: channel }
  return uuidSchema.parse(await callApi(running, 'POST', '/contents', token, body)).uuid
}
