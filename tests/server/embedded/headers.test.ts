import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserCookie } from '../../../src/api/identity/cookie.ts'
import { freePort } from '../../support/freePort.ts'
import { scoreAnswer } from '../../support/observatory.ts'
import { startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'

/** Addresses of the process itself, of sites whose public address is https:// and http://. */
let secure: string
let plain: string
const cleanups: (() => Promise<unknown>)[] = []

async function start(publicUrl: string): Promise<string> {
  const [folder, port] = [await siteFolder(), await freePort()]
  const running = await startLucarne(folder.path, { PORT: String(port), PUBLIC_URL: publicUrl })
  cleanups.push(() => running.stop().then(folder.remove))
  return `http://127.0.0.1:${port}`
}

beforeAll(async () => {
  secure = await start('https://video.exemple.fr')
  plain = await start('http://video.exemple.fr')
})
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup()
})

const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
/** One response of each kind. Those that other sites may embed (the player, images) do not get a bonus. */
const answers: readonly { what: string; path: string; init?: RequestInit; status: number; score: number }[] = [
  { what: 'a page', path: '/', status: 200, score: 125 },
  { what: 'the page of a video', path: `/watch?v=${randomUUID()}`, status: 404, score: 125 },
  { what: 'a page that does not exist', path: '/nulle-part', status: 404, score: 125 },
  { what: 'the player for other sites', path: `/embed/${randomUUID()}`, status: 404, score: 115 },
  { what: 'the page of the API', path: '/api/docs', status: 200, score: 125 },
  { what: 'the API', path: '/api/contents', status: 200, score: 125 },
  { what: 'a refusal of the API', path: '/api/notifications', status: 401, score: 125 },
  { what: 'an address that nobody can read', path: '/api/%', status: 400, score: 125 },
  { what: 'the gateway', path: '/graphql', init: { ...json, body: '{"query":"{ viewer { id } }"}' }, status: 200, score: 125 },
  { what: 'a refusal of the gateway', path: '/graphql', init: { ...json, body: '{' }, status: 400, score: 125 },
  { what: 'media that are not there', path: `/media/contents/${randomUUID()}/x/master.m3u8`, status: 404, score: 125 },
  { what: 'a picture that previews show', path: '/placeholder-video.jpg', status: 200, score: 115 },
  { what: 'the service worker', path: '/sw.js', status: 200, score: 125 },
  { what: 'robots.txt', path: '/robots.txt', status: 200, score: 125 },
]

describe('behind a proxy that ends TLS', () => {
  it.each(answers)('Mozilla’s Observatory gives $what an A+, $score points', async ({ path, init, status, score }) => {
    const answer = await fetch(secure + path, init ?? {})
    expect(answer.status).toBe(status)
    const scored = scoreAnswer(answer.headers, await answer.text())
    expect(scored).toMatchObject({ grade: 'A+', score })
  })

  it('gives an A+ also to an asset, and to a response that sets the sign-in cookie', async () => {
    const page = await (await fetch(secure)).text()
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? ''
    const asset = await fetch(secure + script)
    expect(asset.status).toBe(200)
    expect(scoreAnswer(asset.headers)).toMatchObject({ grade: 'A+', score: 130 })
    const headers = new Headers(asset.headers)
    headers.append('set-cookie', browserCookie('x', { isSecure: true, seconds: 60 }))
    expect(scoreAnswer(headers)).toMatchObject({ grade: 'A+', score: 135 })
  })

  it('sends an asset with no more than 700 bytes of headers', async () => {
    const page = await (await fetch(secure)).text()
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? ''
    const { headers } = await fetch(secure + script, { headers: { 'accept-encoding': 'br' } })
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(lines.join('').length).toBeLessThan(700)
  })

  it('HSTS is set for a year, for this host only', async () => {
    expect((await fetch(secure)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

describe('over plain HTTP', () => {
  it.each(answers)('HSTS is not set: $what', async ({ path, init }) => {
    const answer = await fetch(plain + path, init ?? {})
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(scoreAnswer(answer.headers, await answer.text()).results).toHaveProperty('hsts-not-implemented')
  })
})

describe('the browser features that a page may use', () => {
  it.each(answers)('are those of the player, here and at YouTube, and of copying, and no others: $what', async ({ path, init }) => {
    const header = (await fetch(plain + path, init ?? {})).headers.get('permissions-policy') ?? ''
    const given = header.split(', ').filter((entry) => !entry.endsWith('=()'))
    expect(given.toSorted()).toEqual([
      'autoplay=(self "https://www.youtube-nocookie.com")',
      'clipboard-write=(self)',
      'fullscreen=(self "https://www.youtube-nocookie.com")',
      'picture-in-picture=(self "https://www.youtube-nocookie.com")',
    ])
    for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']) expect(header).toContain(`${name}=()`)
  })
})
