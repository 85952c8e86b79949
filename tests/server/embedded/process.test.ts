import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { makeDataDir, type RunningLucarne, runToEnd, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function start(makeFolder = siteFolder): Promise<RunningLucarne> {
  const folder = await makeFolder()
  cleanups.push(folder.remove)
  const running = await startLucarne(folder.path)
  cleanups.push(() => running.stop('SIGKILL'))
  return running
}

describe('the process', () => {
  it('refuses an invalid setting with one line and exit code 1', async () => {
    const exit = await runToEnd({ PORT: 'abc' })
    expect(exit.code).toBe(1)
    expect(exit.stderr.trim().split('\n')).toHaveLength(1)
    expect(exit.stderr).toContain('PORT')
  })

  it('serves the site, the gateway and the API on one port, with health and readiness, on a new folder', async () => {
    const { url } = await start(makeDataDir)
    const page = await fetch(url)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    // One header says who may frame the site.
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await page.text()).toContain('lang="fr"')
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'graphql-require-preflight': '1' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    })
    expect(await answer.json()).toEqual({ data: { viewer: null } })
    const refused = await fetch(`${url}/graphql`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' })
    expect([refused.status, await refused.json()]).toEqual([
      405,
      {
        errors: [
          { message: 'Cette méthode n’est pas permise ici', extensions: { code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) } },
        ],
      },
    ])
    expect((await fetch(`${url}/nulle-part`)).status).toBe(404)
    expect((await fetch(`${url}/Dashboard`)).status).toBe(200)
  })

  it('returns a request id with each response', async () => {
    const { url } = await start()
    const answer = await fetch(`${url}/api/contents/inconnu`, { headers: { 'x-request-id': 'from-a-proxy-1' } })
    expect(answer.headers.get('x-request-id')).toBe('from-a-proxy-1')
  })

  it('finishes the request in flight on SIGTERM, accepts no other, and exits 0', async () => {
    const running = await start()
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const body = JSON.stringify({ email: 'personne@exemple.fr', password: 'Inconnu1!' })
    const inFlight = request(`${running.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    })
    inFlight.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    inFlight.once('error', reject)
    // Half of the body is sent before the signal, half after the server has begun to stop.
    await new Promise<void>((sent) => inFlight.write(body.slice(0, 10), () => sent()))
    await fetch(`${running.url}/api/health`)
    const stopped = running.stop('SIGTERM')
    inFlight.end(body.slice(10))
    expect(await promise).toBe(401)
    expect(await stopped).toBe(0)
    await expect(fetch(`${running.url}/api/health`)).rejects.toThrow()
  })

  it('does not wait, on SIGTERM, for a connection without a request', async () => {
    const running = await start()
    const { hostname, port } = new URL(running.url)
    const silent = connect(Number(port), hostname)
    await once(silent, 'connect')
    const closed = once(silent, 'close')
    silent.on('error', () => undefined)
    expect(await running.stop()).toBe(0)
    await closed
  })

  it('reports in one French line that its port is taken, before it creates any file', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const folder = await makeDataDir()
    const exit = await runToEnd({ DATA_DIR: `${folder.path}/data`, PORT: String(port) })
    taken.close()
    expect({ code: exit.code, stderr: exit.stderr }).toEqual({
      code: 1,
      stderr: `Lucarne ne peut pas démarrer : le port ${port} est déjà pris. Choisissez-en un autre avec PORT, ou 0 pour un port libre.\n`,
    })
    expect(existsSync(`${folder.path}/data`)).toBe(false)
    await folder.remove()
  })

  it('refuses a second process on the same data folder and names the first', async () => {
    const running = await start()
    const second = await runToEnd({ DATA_DIR: running.dataDir })
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(String(running.pid))
    expect((await fetch(`${running.url}/api/ready`)).status).toBe(200)
  })

  it('keeps accounts across a kill -9', async () => {
    const running = await start()
    const account = { username: 'noemie', firstname: '', lastname: '', email: 'noemie@exemple.fr', password: 'Lucarne2026!' }
    const made = await fetch(`${running.url}/api/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    expect(made.status).toBe(201)
    await running.stop('SIGKILL')
    const again = await startLucarne(running.dataDir)
    cleanups.push(() => again.stop('SIGKILL'))
    const login = await fetch(`${again.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password: account.password }),
    })
    expect(login.status).toBe(200)
  })
})
