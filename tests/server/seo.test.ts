import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Creator, must } from '../support/api.ts'
import { type SeoSite, parsePage, parseXml, site, startSeoSite } from '../support/seo.ts'

const hostile = `</script><img src=x onerror=alert(1)>]]> "'& <b>`
const secret = 'Le secret du grenier'
let seo: SeoSite
let creator: Creator
let open = ''
let closed = ''

beforeAll(async () => {
  seo = await startSeoSite()
  const { api } = seo
  creator = await api.creator('Chaîne & Cie')
  open = await api.playable(creator, { title: hostile, description: `Une ligne\n<script>${hostile}` })
  closed = await api.playable(creator, { title: secret, statuts: 'private' })
  await api.content(creator, { title: `${secret} à convertir` })
  const hidden = await api.playable(creator, { title: `${secret} caché` })
  await api.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', hidden).execute()
})
afterAll(() => seo.close())

const oembed = (query: Record<string, string>) => seo.get(`/oembed?${new URLSearchParams(query)}`)

describe('oEmbed', () => {
  it('describes a public video, and its embed code', async () => {
    const answer = await oembed({ url: `${site}/watch/${open}` })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' })
    const body = z.record(z.string(), z.union([z.string(), z.number()])).parse(JSON.parse(answer.body))
    expect(body).toMatchObject({
      version: '1.0',
      type: 'video',
      title: hostile,
      author_name: 'Chaîne & Cie',
      author_url: `${site}/creator/${creator.username}`,
      provider_name: 'Lucarne',
      width: 640,
      height: 360,
    })
    const frames = [...parsePage(String(body['html'])).querySelectorAll('*')].filter((tag) => /^(iframe|img|script)$/i.test(tag.tagName))
    expect(frames.map((tag) => [tag.tagName, tag.getAttribute('src'), tag.getAttribute('title')])).toEqual([
      ['IFRAME', `${site}/embed/${open}`, hostile],
    ])
  })

  it.each([
    [`/watch?v=ID&t=3`, {}],
    [`/embed/ID`, {}],
  ])('also accepts the video’s address as %s', async (path) => {
    expect((await oembed({ url: site + path.replace('ID', open) })).status).toBe(200)
  })

  it.each([
    ['/watch/ID?t=2m0s', '?t=120'],
    ['/watch?v=ID&t=1:30', '?t=90'],
    ['/embed/ID?t=4s', '?t=4'],
    ['/watch/ID?t=demain', ''],
    ['/watch/ID?t=0', ''],
  ])('starts the video at the same time as %s', async (path, query) => {
    const { body } = await oembed({ url: site + path.replace('ID', open) })
    const { html } = z.object({ html: z.string() }).parse(JSON.parse(body))
    expect(parsePage(html).querySelector('iframe')?.getAttribute('src')).toBe(`${site}/embed/${open}${query}`)
  })

  it.each([
    [{ maxwidth: '320' }, 320, 180],
    [{ maxheight: '90' }, 160, 90],
    [{ maxwidth: '320', maxheight: '90' }, 160, 90],
    [{ maxwidth: '4000' }, 640, 360],
    [{ maxwidth: 'grand' }, 640, 360],
  ])('respects %o', async (limits, width, height) => {
    const { body } = await oembed({ url: `${site}/watch/${open}`, ...limits })
    expect(JSON.parse(body)).toMatchObject({ width, height })
  })

  it('is also available in XML, and in no other format', async () => {
    const xml = await oembed({ url: `${site}/watch/${open}`, format: 'xml' })
    expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(parseXml(xml.body).querySelector('title')?.textContent).toBe(hostile)
    expect((await oembed({ url: `${site}/watch/${open}`, format: 'yaml' })).status).toBe(501)
  })

  it('has XML without the characters that XML does not know', async () => {
    const content = await seo.api.playable(creator, { title: 'Le\u0001 t\u000Bo\uFFFEit' })
    const { body } = await oembed({ url: `${site}/watch/${content}`, format: 'xml' })
    expect(body).toContain('<title>Le toit</title>')
    await seo.api.database.db.deleteFrom('contents').where('uuid', '=', content).execute()
  })

  it.each([
    ['a private video', 401, () => `${site}/watch/${closed}`],
    ['an unknown video', 404, () => `${site}/watch/0198f3a2-0000-7000-8000-000000000000`],
    ['another site', 404, () => `https://ailleurs.fr/watch/${open}`],
    ['a page without a video', 404, () => `${site}/login`],
    ['no address', 404, () => 'bonjour'],
  ])('%s: %i', async (_, status, url) => {
    const answer = await oembed({ url: url() })
    expect(answer.status).toBe(status)
    expect(answer.body).not.toContain(secret)
  })
})

describe('the embedded player’s page', () => {
  it('is the only one that other sites may frame', async () => {
    const policyOf = async (path: string) => String((await seo.get(path)).headers['content-security-policy'])
    expect(await policyOf(`/embed/${open}`)).toContain('frame-ancestors *')
    for (const path of ['/', `/watch/${open}`, '/login', '/oembed', '/offline.html']) {
      expect(await policyOf(path), path).toContain("frame-ancestors 'none'")
    }
    expect((await policyOf(`/embed/${open}`)).replace('frame-ancestors *', "frame-ancestors 'none'")).toBe(await policyOf('/'))
  })

  it('has the watch page as its canonical address', async () => {
    const { head } = parsePage((await seo.get(`/embed/${open}`)).body)
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${site}/watch/${open}`)
    expect(head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, indexifembedded')
    expect(head.querySelector('title')?.textContent).toBe(`${hostile} — Lucarne`)
  })

  it('of a private or unknown video is not found, and reveals nothing', async () => {
    for (const id of [closed, 'inconnue', '0198f3a2-0000-7000-8000-000000000000']) {
      const answer = await seo.get(`/embed/${id}`)
      expect({ status: answer.status, secret: answer.body.includes(secret) }).toEqual({ status: 404, secret: false })
    }
  })
})

describe('a channel’s feed', () => {
  it('contains its public videos only, as text', async () => {
    const answer = await seo.get(`/creator/${creator.username}/rss.xml`)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const rss = parseXml(answer.body)
    expect(rss.querySelector('channel > title')?.textContent).toBe('Chaîne & Cie')
    const items = [...rss.querySelectorAll('item')].map((item) => [
      item.querySelector('title')?.textContent,
      item.querySelector('link')?.textContent,
      item.querySelector('guid')?.textContent,
    ])
    expect(items).toEqual([[hostile, `${site}/watch/${open}`, `${site}/watch/${open}`]])
    expect(answer.body).not.toContain(secret)
  })

  it('escapes its creator’s texts', async () => {
    const { body } = await seo.get(`/creator/${creator.username}/rss.xml`)
    const html = parseXml(body).getElementsByTagName('content:encoded')[0]?.textContent ?? ''
    expect(html).toContain('Une ligne<br />')
    expect([...parsePage(html).querySelectorAll('img,script')].map((tag) => tag.getAttribute('src'))).toEqual([
      expect.stringContaining('/media/contents/'),
    ])
  })

  it('is answered 304 when nothing changed', async () => {
    const path = `/creator/${creator.username}/rss.xml`
    const { headers } = await seo.get(path)
    expect((await seo.get(path, { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('of an unknown channel is not found', async () => {
    expect((await seo.get('/creator/personne/rss.xml')).status).toBe(404)
  })
})

describe('the sitemap', () => {
  async function addressesOf(path: string) {
    const { body, status } = await seo.get(path)
    expect(status, path).toBe(200)
    return parseSitemap(Readable.from([body]))
  }

  it('is an index of pages', async () => {
    const { body } = await seo.get('/sitemap.xml')
    const pages = (await parseSitemapIndex(Readable.from([body]))).map(({ url }) => url)
    expect(pages).toEqual(['pages', 'videos-1', 'creators-1'].map((name) => `${site}/sitemaps/${name}.xml`))
    expect((await addressesOf('/sitemaps/pages.xml')).map(({ url }) => url)).toContain(`${site}/explore/trending`)
  })

  it('lists public videos, with the fields that search engines show', async () => {
    const [entry, ...others] = await addressesOf('/sitemaps/videos-1.xml')
    expect(others).toEqual([])
    expect(entry?.url).toBe(`${site}/watch/${open}`)
    expect(entry?.video[0]).toMatchObject({ title: hostile, player_loc: `${site}/embed/${open}`, duration: 60, uploader: 'Chaîne & Cie' })
  })

  it('lists the channels that have a playable video', async () => {
    await seo.api.creator('Chaîne vide')
    expect((await addressesOf('/sitemaps/creators-1.xml')).map(({ url }) => url)).toEqual([`${site}/creator/${creator.username}`])
  })

  it('no longer contains a video once it is private', async () => {
    const fleeting = await seo.api.playable(creator, { title: 'Un moment' })
    const has = async () => (await addressesOf('/sitemaps/videos-1.xml')).some(({ url }) => url.includes(fleeting))
    expect(await has()).toBe(true)
    must(await seo.api.call('PUT', `/contents/${fleeting}`, { as: creator, body: { statuts: 'private' } }), 200)
    expect(await has()).toBe(false)
  })

  it('reads a long page in batches, each video once', async () => {
    const many = await startSeoSite()
    const other = await many.api.creator()
    const ids = await many.api.database.db
      .insertInto('contents')
      .values(Array.from({ length: 2100 }, (_, n) => ({ channel_uuid: other.channel, title: `Vidéo ${n}`, statuts: 'public' as const })))
      .returning('uuid')
      .execute()
    await many.api.database.db.updateTable('media').set({ playlist_key: 'contents/x/y/master.m3u8' }).execute()
    const { body } = await many.get('/sitemaps/videos-1.xml')
    const found = (await parseSitemap(Readable.from([body]))).map(({ url }) => url.split('/').at(-1))
    expect(found).toHaveLength(2100)
    expect(new Set(found)).toEqual(new Set(ids.map(({ uuid }) => uuid)))
    // The page's first and last video, and three batches.
    expect(many.queries()).toBe(4)
    await many.close()
  })

  it('is compressed for clients that accept it', async () => {
    const response = await seo.app.inject({ method: 'GET', url: '/sitemaps/pages.xml', headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(response.rawPayload).toString()).toContain('<urlset')
  })

  it.each(['/sitemaps/videos-2.xml', '/sitemaps/videos-0.xml', '/sitemaps/playlists-1.xml', '/sitemaps/users-1.xml'])(
    'has no %s',
    async (path) => {
      expect((await seo.get(path)).status).toBe(404)
    },
  )
})

describe('files for programs', () => {
  it('robots.txt names the sitemap and disallows personal pages, but not the files needed to render pages', async () => {
    const { body } = await seo.get('/robots.txt')
    const lines = body.split('\n')
    expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(lines).toContain('Disallow: /settings')
    expect(lines.some((line) => /Disallow: \/(graphql|media|watch|assets)/.test(line))).toBe(false)
  })

  it('the manifest’s icons have the declared sizes', async () => {
    const { headers, body } = await seo.get('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    const { icons } = z
      .object({ icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })) })
      .parse(JSON.parse(body))
    for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
      const { rawPayload, headers: answered } = await seo.app.inject({ method: 'GET', url: src })
      expect(answered['content-type']).toBe(type)
      expect(answered['cross-origin-resource-policy']).toBe('cross-origin')
      // Width and height are in the header of every PNG.
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('the service worker of the offline page is always revalidated, and caches only existing files', async () => {
    const { headers, body } = await seo.get('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    const [, list = ''] = /const files = \[([^\]]+)\]/.exec(body) ?? []
    const files = list.split(', ').map((name) => name.slice(1, -1))
    expect(files).toContain('/offline.html')
    for (const file of files) expect((await seo.get(file)).status, file).toBe(200)
    expect(body).not.toContain('__')
  })
})
