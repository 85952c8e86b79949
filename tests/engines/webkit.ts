import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { z } from 'zod'
import { freePort } from '../support/freePort.ts'
import type { Driver, Engine } from './driver.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const xvfbPath = '/usr/bin/Xvfb'
const browser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)

/** WebKitGTK, by its WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing() {
    if (!existsSync(driverPath) || browser() === undefined) return 'WebKitGTK is not installed (apt-get install webkit2gtk-driver)'
    if (process.env['DISPLAY'] === undefined && !existsSync(xvfbPath)) return 'there is no display (apt-get install xvfb)'
    return null
  },
  open: openWebkit,
}

const answerSchema = z.object({ value: z.unknown() })
const failureSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })

async function openWebkit(): Promise<Driver> {
  const children: ChildProcess[] = []
  const display = process.env['DISPLAY'] ?? (await startDisplay(children))
  const port = await freePort()
  const child = spawn(driverPath, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  children.push(child)
  const root = `http://127.0.0.1:${port}`

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(root + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = answerSchema.parse(await answer.json())
    const failure = failureSchema.safeParse(value)
    if (!answer.ok) throw new Error(failure.success ? `${failure.data.error}: ${failure.data.message}` : `HTTP ${answer.status}`)
    return value
  }
  while (
    !(await fetch(`${root}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100))

  const options = { binary: browser(), args: ['--automation'] }
  const session = sessionSchema.parse(
    await send('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
  )
  const path = `/session/${session.sessionId}`
  await send('POST', `${path}/window/rect`, { width: 1280, height: 900 })
  await send('POST', `${path}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    navigate: async (url) => void (await send('POST', `${path}/url`, { url })),
    async evaluate(expression) {
      const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })))`
      const text = z.string().parse(await send('POST', `${path}/execute/async`, { script, args: [] }))
      const { value, error } = z.object({ value: z.unknown(), error: z.string().optional() }).parse(JSON.parse(text))
      if (error !== undefined) throw new Error(error)
      return value
    },
    perform: async (actions) => void (await send('POST', `${path}/actions`, { actions })),
    async close() {
      await send('DELETE', path)
      for (const process of children.toReversed()) {
        const ended = once(process, 'exit')
        process.kill()
        await ended
      }
    },
  }
}

/** @returns the number of a display without a screen */
async function startDisplay(children: ChildProcess[]): Promise<string> {
  const child = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1280x960x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  const [number] = await once(child.stdout ?? child, 'data')
  return `:${String(number).trim()}`
}
