import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingFor, FirstScreens } from '../../../src/server/firstScreen/firstScreens.ts'

function counted() {
  let now = 0
  const pages = new FirstScreens(() => now)
  const drawn: string[] = []
  return {
    drawn,
    pass: (milliseconds: number) => (now += milliseconds),
    get: async (key: string, html = key) => {
      const page = await pages.get(key, async () => {
        drawn.push(key)
        return html
      })
      if (!page) throw new Error('too many are being drawn')
      return page
    },
    fail: (key: string) =>
      pages.get(key, () => {
        drawn.push(key)
        return Promise.reject(new Error('no answer'))
      }),
  }
}

describe('the pages of first screens', () => {
  it('are drawn once for everybody who asks for one meanwhile', async () => {
    const { get, drawn } = counted()
    const pages = await Promise.all([get('/'), get('/'), get('/')])
    expect(pages.map(({ identity }) => String(identity))).toEqual(['/', '/', '/'])
    expect(drawn).toEqual(['/'])
  })

  it('are kept for five seconds', async () => {
    const { get, drawn, pass } = counted()
    await get('/')
    pass(4_999)
    await get('/')
    expect(drawn).toEqual(['/'])
    pass(1)
    await get('/')
    expect(drawn).toEqual(['/', '/'])
  })

  it('are each one’s own', async () => {
    const { get } = counted()
    expect(String((await get('/a')).identity)).toBe('/a')
    expect(String((await get('/b')).identity)).toBe('/b')
  })

  it('are drawn anew after a failure', async () => {
    const { get, fail, drawn } = counted()
    await expect(fail('/')).rejects.toThrow('no answer')
    await get('/')
    expect(drawn).toEqual(['/', '/'])
  })

  it('are at most twenty within a second, others are left to the browser', async () => {
    const { get, drawn, pass } = counted()
    for (let index = 0; index < 20; index += 1) await get(`/${index}`)
    await expect(get('/20')).rejects.toThrow('too many')
    await get('/19')
    expect(drawn).toHaveLength(20)
    pass(1_000)
    await get('/20')
    expect(drawn.at(-1)).toBe('/20')
  })

  it('are at most four that are drawn at once, others are left to the browser', async () => {
    const pages = new FirstScreens()
    const { promise, resolve } = Promise.withResolvers<string>()
    const drawn = ['/1', '/2', '/3', '/4'].map((key) => pages.get(key, () => promise))
    expect(pages.get('/5', () => promise)).toBeNull()
    expect(pages.get('/1', () => promise)).toBe(drawn[0])
    resolve('<p>Voilà</p>')
    for (const page of drawn) await page
    expect(pages.get('/5', () => promise)).not.toBeNull()
  })

  it('are sent in each encoding', async () => {
    const { get } = counted()
    const html = '<p>Été</p>'.repeat(400)
    const { identity, gzip, br } = await get('/', html)
    expect([String(identity), String(gunzipSync(gzip)), String(brotliDecompressSync(br))]).toEqual([html, html, html])
    expect(br.byteLength).toBeLessThan(identity.byteLength / 10)
  })
})

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for «%s» is %s', (accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected)
  })
})
