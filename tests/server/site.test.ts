import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceLogo, siteUuid } from '../../src/db/site/site.ts'
import { defaultSite, type SiteSettings } from '../../src/shared/site.ts'
import { must, type Person } from '../support/api.ts'
import { builtFiles } from '../support/builtFiles.ts'
import { parsePage, type SeoSite, startSeoSite } from '../support/seo.ts'

const hostile = `<b>"'&$& Ma télé`
let seo: SeoSite
let administrator: Person
let video = ''
let creator = ''

beforeAll(async () => {
  seo = await startSeoSite()
  administrator = await seo.api.administrator()
  const { uuid, username, ...rest } = await seo.api.creator('Atelier')
  video = await seo.api.playable({ uuid, username, ...rest }, { title: 'Le grenier', description: '' })
  creator = username
})
afterAll(() => seo.close())

/** Resolves once this process knows, too: PostgreSQL tells it after the answer. */
async function choose(site: Partial<SiteSettings>): Promise<void> {
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  const leave = seo.api.database.changes.subscribe(({ kind }) => kind === 'site' && resolve())
  must(await seo.api.call('PUT', '/site', { as: administrator, body: site }), 200)
  await heard
  leave()
}
beforeEach(() => choose({ ...defaultSite, largestVideoBytes: 2_147_483_648 }))

async function pageAt(path: string) {
  const { body, status } = await seo.get(path)
  const page = parsePage(body)
  const content = (selector: string) => page.head.querySelector(selector)?.getAttribute('content') ?? null
  return {
    status,
    body,
    title: page.title,
    name: content('meta[name="application-name"]'),
    ogName: content('meta[property="og:site_name"]'),
    description: content('meta[name="description"]'),
    largestVideoBytes: content('meta[name="largest-video-bytes"]'),
    accent: page.documentElement.getAttribute('data-accent'),
    sheets: [...page.head.querySelectorAll('link[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href')),
  }
}
const accents = (): string => `/${builtFiles('src/ui/accents.css').file}`

describe('the pages of a site', () => {
  it('say the name of the software until it has one, in the colours that every page has', async () => {
    const home = await pageAt('/')
    expect(home).toMatchObject({ title: 'Accueil — Lucarne', name: 'Lucarne', ogName: 'Lucarne', accent: null })
    expect(home.sheets).not.toContain(accents())
  })

  it.each(['/', '/settings', '/nulle-part', '/watch/VIDEO', '/embed/VIDEO', '/embed/nulle-part'])(
    'have its name and accent from the moment on in which they are saved: %s',
    async (path) => {
      const url = path.replace('VIDEO', video)
      await seo.get(url)
      await choose({ name: hostile, accent: 'teal' })
      const page = await pageAt(url)
      expect(page).toMatchObject({ name: hostile, ogName: hostile, accent: 'teal' })
      expect(page.title.endsWith(` — ${hostile}`)).toBe(true)
      expect(page.body).not.toContain('<b>')
      expect(page.description).not.toContain('Lucarne')
      // Last, so that its colours take the place of the others.
      expect(page.sheets.at(-1)).toBe(accents())
      await choose({ accent: 'orange' })
      expect(await pageAt(url)).toMatchObject({ name: hostile, accent: null })
    },
  )

  it.each(['/', '/upload', '/dashboard'])(
    'name the largest size of a video file where it is less than that of the software: %s',
    async (path) => {
      expect((await pageAt(path)).largestVideoBytes).toBeNull()
      await choose({ largestVideoBytes: 786_432_000 })
      expect((await pageAt(path)).largestVideoBytes).toBe('786432000')
      await choose({ largestVideoBytes: 2_147_483_648 })
      expect((await pageAt(path)).largestVideoBytes).toBeNull()
    },
  )

  it('keep a chosen theme beside the accent', async () => {
    await choose({ accent: 'blue' })
    const { body } = await seo.get('/', { cookie: 'theme=dark' })
    const { documentElement } = parsePage(body)
    expect([documentElement.getAttribute('data-theme'), documentElement.getAttribute('data-accent')]).toEqual(['dark', 'blue'])
  })
})

describe('what the site announces', () => {
  const announced = async (path: string, cookie = '') => {
    const page = parsePage((await seo.get(path, { cookie })).body)
    return page.getElementById('announcement')
  }
  const write = (announcement: string, more: object = {}) => choose({ announcement, ...more })
  afterEach(() => write('', { announcementEndsAt: null, announcementTone: 'info' }))

  it.each(['/', '/settings', '/nulle-part', '/watch/VIDEO'])('stands at the head of %s, as text, with its files', async (path) => {
    const url = path.replace('VIDEO', video)
    expect(await announced(url)).toBeNull()
    await write('<img src=x onerror=alert(1)> & «\u202fbonjour\u202f»', { announcementTone: 'warning' })
    const element = await announced(url)
    expect(element?.querySelector('p')?.textContent).toBe('<img src=x onerror=alert(1)> & «\u202fbonjour\u202f»')
    expect(element?.querySelector('img')).toBeNull()
    expect(element?.getAttribute('data-tone')).toBe('warning')
    expect(element?.nextElementSibling?.id).toBe('root')
    const { body } = await seo.get(url)
    expect(body).toContain(`/${builtFiles('src/app/announcement/announcement.ts').file}`)
    expect(body).toContain(`/${builtFiles('src/app/announcement/announcement.css').file}`)
  })

  it('costs nothing where nothing is announced', async () => {
    const { body } = await seo.get('/')
    expect(body).not.toContain(builtFiles('src/app/announcement/announcement.ts').file)
    expect(body).not.toContain(builtFiles('src/app/announcement/announcement.css').file)
  })

  it('is not in frames of other sites', async () => {
    await write('Travaux')
    expect(await announced(`/embed/${video}`)).toBeNull()
  })

  it('is not shown again where it was closed; another one is', async () => {
    await write('Travaux ce soir')
    const id = (await announced('/'))?.getAttribute('data-id') ?? ''
    expect(await announced('/', `theme=dark; announcement=${id}`)).toBeNull()
    expect(await announced('/', `other-announcement=${id}`)).not.toBeNull()
    await write('Travaux demain')
    expect(await announced('/', `announcement=${id}`)).not.toBeNull()
  })

  it('is gone when its end has come, without a change', async () => {
    const end = Date.now() + 60_000
    await write('Travaux', { announcementEndsAt: new Date(end).toISOString() })
    expect(await announced('/')).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: end })
    try {
      expect(await announced('/')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the logo of the site', () => {
  const choosePicture = async (key: string | null): Promise<void> => {
    const { database } = seo.api
    await siteUuid(database.db)
    await database.db.transaction().execute((tx) => replaceLogo(tx, key))
    await choose({})
  }
  afterEach(() => choosePicture(null))
  const key = 'logos/0198f3a2-0000-7000-8000-000000000000/0123456789abcdef0123456789abcdef-a1b2c3.webp'
  const linksOf = async (path: string) =>
    Array.from(parsePage((await seo.get(path)).body).head.querySelectorAll('link[rel*=icon],#logo'), (link) => link.getAttribute('href'))

  it.each(['/', '/settings', '/embed/VIDEO'])('is the icon of %s, and takes the place of the mark by a style sheet', async (path) => {
    const url = path.replace('VIDEO', video)
    expect(await linksOf(url)).not.toContain(`/media/${key}`)
    await choosePicture(key)
    const sheet = '/logo.css?0123456789abcdef0123456789abcdef-a1b2c3.webp'
    expect(await linksOf(url)).toEqual([`/media/${key}`, sheet])
    const { status, body, headers } = await seo.get(sheet)
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(body).toContain(`url("/media/${key}")`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('is that of the installed app', async () => {
    await choosePicture(key)
    expect(JSON.parse((await seo.get('/manifest.webmanifest')).body)).toMatchObject({ icons: [{ src: `/media/${key}` }] })
  })

  it('is kept by browsers only under its own name', async () => {
    expect((await seo.get('/logo.css')).status).toBe(404)
    await choosePicture(key)
    expect((await seo.get('/logo.css?another.webp')).headers['cache-control']).toBe('no-cache')
  })
})

describe('the description of the site', () => {
  it('is that of its home, and of the installed app', async () => {
    await choose({ description: 'Les films du village' })
    expect((await pageAt('/')).description).toBe('Les films du village')
    expect((await pageAt('/explore')).description).not.toContain('village')
    expect(JSON.parse((await seo.get('/manifest.webmanifest')).body)).toMatchObject({ description: 'Les films du village' })
    await choose({ description: '' })
    expect(JSON.parse((await seo.get('/manifest.webmanifest')).body)).not.toMatchObject({ description: 'Les films du village' })
  })
})

describe('other sites and programs', () => {
  it('are told the name: oEmbed, the feed and the manifest', async () => {
    await choose({ name: hostile })
    const oembed = await seo.get(`/oembed?${new URLSearchParams({ url: `https://videos.exemple.fr/watch/${video}` })}`)
    expect(JSON.parse(oembed.body)).toMatchObject({ provider_name: hostile })
    expect(JSON.parse((await seo.get('/manifest.webmanifest')).body)).toMatchObject({ name: hostile, short_name: hostile, start_url: '/' })
    expect((await seo.get(`/creator/${creator}/rss.xml`)).body).toContain(`sur &lt;b&gt;"'&amp;$&amp; Ma télé.`)
  })
})

describe('a process that missed the message of a change', () => {
  afterEach(() => vi.useRealTimers())

  it('shows it after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    await choose({ name: 'Avant' })
    expect((await pageAt('/')).name).toBe('Avant')
    await seo.api.database.db.updateTable('site_settings').set({ name: 'Après' }).execute()
    vi.advanceTimersByTime(4_999)
    expect((await pageAt('/')).name).toBe('Avant')
    vi.advanceTimersByTime(1)
    expect((await pageAt('/')).name).toBe('Après')
  })
})

describe('a database that does not answer', () => {
  it('leaves the pages with the last name', async () => {
    const own = await startSeoSite()
    const as = await own.api.administrator()
    must(await own.api.call('PUT', '/site', { as, body: { name: 'Ma télé' } }), 200)
    expect((await own.get('/login')).body).toContain('Ma télé')
    await own.api.database.db.schema.alterTable('site_settings').renameTo('gone').execute()
    await own.api.database.changes.publish({ kind: 'site' })
    const { status, body } = await own.get('/login')
    expect(status).toBe(200)
    expect(body).toContain('Ma télé')
    await own.close()
  })
})
