import { Agent, request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { startHeld } from '../../support/heldProgram.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A request on a connection of its own, as a proxy sends it. @returns the status; the error's code when there was no answer */
async function send(port: number, method: string, path: string, body = ''): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: new Agent({ keepAlive: false }) }, (answer) => {
    answer.resume()
    answer.once('end', () => resolve(answer.statusCode ?? 0))
    answer.once('error', () => resolve('cut'))
  })
  sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
  sent.end(body)
  return promise
}

it('a site whose socket systemd holds is restarted under load without losing a request', async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const site = await startHeld(folder.path)
  cleanups.push(site.stop)
  const answers = new Map<number | string, number>()
  const count = (): number => [...answers.values()].reduce((sum, each) => sum + each, 0)
  const over = new AbortController()
  const client = async (index: number): Promise<void> => {
    while (!over.signal.aborted) {
      // A write that is refused is answered as well: it must come, and come once.
      const answer = await (index % 2 === 0
        ? send(site.port, 'GET', '/api/contents?limit=5')
        : send(site.port, 'POST', '/api/auth/login', JSON.stringify({ email: `personne${index}@exemple.fr`, password: 'x' })))
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: 16 }, (_, index) => client(index))
  const codes: number[] = []
  for (let restarts = 1; restarts <= 3; restarts += 1) {
    codes.push(await site.restart())
    const before = count()
    while (count() < before + 50) await send(site.port, 'GET', '/api/health')
  }
  over.abort()
  await Promise.all(clients)
  expect(codes).toEqual([0, 0, 0])
  expect([...answers.keys()].filter((answer) => ![200, 401, 429].includes(Number(answer)))).toEqual([])
  expect(answers.get(200)).toBeGreaterThan(100)
})
