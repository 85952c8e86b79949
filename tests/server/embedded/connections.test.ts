import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const howMany = 1000
/** The system's maximum backlog. */
const systemMax = process.platform === 'linux' ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0

it.runIf(systemMax > howMany)('a thousand connections wait for a busy process: the system refuses none of them', async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const running = await startLucarne(folder.path)
  cleanups.push(() => running.stop('SIGKILL'))
  const { hostname, port } = new URL(running.url)
  // A stopped process accepts no connection: the established ones are in the backlog. One more would be retried after a second.
  process.kill(running.pid, 'SIGSTOP')
  const sockets = Array.from({ length: howMany }, () => connect(Number(port), hostname).on('error', () => undefined))
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy()
  })
  let standing = 0
  for (const socket of sockets) void once(socket, 'connect').then(() => (standing += 1))
  await expect.poll(() => standing, { timeout: 20_000 }).toBe(howMany)
  process.kill(running.pid, 'SIGCONT')
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
})
