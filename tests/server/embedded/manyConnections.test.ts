import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { addContent, addCreator, callApi } from '../../support/creator.ts'
import { startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const streams = 1000
const slow = 500
const waiting = { timeout: 60_000, interval: 100 }

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A client's own address, which the site believes from this machine: its limits per address allow the load. */
const addressOf = (index: number): string => `198.51.${Math.floor(index / 250)}.${index % 250}`

it('a thousand event streams and five hundred connections that stop in the middle of a request leave the site usable', async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const site = await startLucarne(folder.path)
  cleanups.push(() => site.stop('SIGKILL'))
  const creator = await addCreator(site)
  const content = await addContent(site, creator)

  const received: string[] = Array.from({ length: streams }, () => '')
  const agent = new Agent({ maxSockets: Infinity })
  const opened: ClientRequest[] = received.map((_, index) =>
    request(`${site.url}/api/events?topics=content:${content}`, { agent, headers: { 'x-forwarded-for': addressOf(index) } })
      .on('error', () => undefined)
      .on('response', (response: IncomingMessage) => {
        response.on('error', () => undefined).on('data', (chunk: Buffer) => (received[index] += chunk.toString()))
      })
      .end(),
  )
  cleanups.push(async () => {
    for (const stream of opened) stream.destroy()
    agent.destroy()
  })
  await vi.waitFor(() => expect(received.filter((text) => text.includes(': listening'))).toHaveLength(streams), waiting)

  // Half of them stop in their headers, half in a body.
  const { hostname, port } = new URL(site.url)
  const halfHeaders = `GET /api/contents HTTP/1.1\r\nHost: ${hostname}\r\nX-Half`
  const halfBody = (index: number): string =>
    [
      'POST /api/auth/login HTTP/1.1',
      `Host: ${hostname}`,
      `X-Forwarded-For: ${addressOf(index)}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
      '',
      '{"email":',
    ].join('\r\n')
  const stopped: Socket[] = Array.from({ length: slow }, (_, index) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(index % 2 === 0 ? halfHeaders : halfBody(index))
    return socket
  })
  cleanups.push(async () => {
    for (const socket of stopped) socket.destroy()
  })
  await vi.waitFor(() => expect(stopped.filter(({ bytesWritten }) => bytesWritten > 0)).toHaveLength(slow), waiting)

  expect((await fetch(site.url)).status).toBe(200)
  expect((await fetch(`${site.url}/watch?v=${content}`)).status).toBe(200)
  expect((await fetch(`${site.url}/api/ready`)).status).toBe(200)
  await callApi(site, 'POST', '/comments', creator.token, { text: 'On vous entend', user_uuid: creator.uuid, content_uuid: content })
  await vi.waitFor(() => expect(received.filter((text) => text.includes('"kind":"comment'))).toHaveLength(streams), waiting)
  // None of the stopped requests was answered, nor took the place of another.
  expect(stopped.filter(({ destroyed, bytesRead }) => destroyed || bytesRead > 0)).toEqual([])
})
