import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Driver, Engine } from './driver.ts'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const installed = (): string | undefined => [process.env['FIREFOX_PATH'], ...paths].find((path) => path !== undefined && existsSync(path))

/** Nothing of a first start, and no request to Mozilla. */
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (installed() === undefined ? 'Firefox is not installed (apt-get install firefox-esr, or FIREFOX_PATH)' : null),
  open: openFirefox,
}

async function openFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'lucarne-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', '--width=1280', '--height=800']
  const child = spawn(installed() ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = new WebSocket(`${await listening(child)}/session`)
  await once(socket, 'open')
  const send = commandsOf(socket)
  const { capabilities } = sessionSchema.parse(await send('session.new', { capabilities: {} }))
  const { contexts } = treeSchema.parse(await send('browsingContext.getTree', {}))
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    navigate: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async evaluate(expression) {
      // A value comes in a notation of its own: JSON is simpler.
      const answer = await send('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
        // Else it may not play with sound afterwards, or might without a press.
        userActivation: false,
      })
      const { result, exceptionDetails } = resultSchema.parse(answer)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value === undefined ? undefined : JSON.parse(result.value)
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    async close() {
      const ended = once(child, 'exit')
      socket.close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const sessionSchema = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const resultSchema = z.object({
  result: z.object({ value: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const messageSchema = z.object({
  id: z.number().nullish(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
})

/** Waits for the line that has its address. */
async function listening(child: ChildProcess): Promise<string> {
  let output = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
    if (url !== undefined) resolve(url)
  })
  child.once('error', reject)
  child.once('exit', (code) => reject(new Error(`Firefox ended with code ${code}\n${output}`)))
  return promise
}

function commandsOf(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = messageSchema.parse(JSON.parse(String(data)))
    const command = waiting.get(id ?? -1)
    if (error === undefined) command?.resolve(result)
    else command?.reject(new Error(`${error}: ${message}`))
  })
  return (method, params) => {
    last += 1
    const command = Promise.withResolvers<unknown>()
    waiting.set(last, command)
    socket.send(JSON.stringify({ id: last, method, params }))
    return command.promise
  }
}
