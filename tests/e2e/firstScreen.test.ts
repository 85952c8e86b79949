import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cookiesOfMember, live } from './live.ts'
import { canPlay, openPlayerSite, type PlayerSite } from './playerSite.ts'

const titles = ['Du grand large', '</script><script>document.title=1</script>']
let site: PlayerSite
let watchPath = ''
let embedPath = ''

beforeAll(async () => {
  site = await openPlayerSite(titles)
  watchPath = `/watch/${site.library.contents[0]?.id}`
  embedPath = `/embed/${site.library.contents[0]?.id}`
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const htmlOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(site.url + path, { headers })).text()

/** The operations that a page asks the gateway for. */
function operationsOf(page: Page): { name: string; hasToken: boolean }[] {
  const asked: { name: string; hasToken: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return
    asked.push({ name: request.postDataJSON().operationName, hasToken: request.headers()['authorization'] !== undefined })
  })
  return asked
}

/** Remembers what the server's markup has drawn, before any script of the page runs. */
function keepServersNodes(): void {
  addEventListener(
    'readystatechange',
    () => {
      globalThis.serversNodes ??= [...document.querySelectorAll('main h1, main img')]
    },
    { capture: true },
  )
}
declare global {
  var serversNodes: Element[] | undefined
}
const countKept = (page: Page): Promise<{ drawn: number; kept: number }> =>
  page.evaluate(() => {
    const nodes = globalThis.serversNodes ?? []
    return { drawn: nodes.length, kept: nodes.filter((node) => node.isConnected).length }
  })

describe('the markup of the server', () => {
  it.each(['/', '/explore', '/explore/trending', '/search?q=large'])('shows the videos of %s before any script runs', async (path) => {
    expect(await htmlOf(path)).toContain('Du grand large')
  })

  it('has the video’s picture, title and channel', async () => {
    const html = await htmlOf(watchPath)
    expect(html).toMatch(/<h1[^>]*>Du grand large<\/h1>/)
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(html).toContain(site.library.creator.user.username)
  })

  it('has the picture, the title and the channel of a video on other sites’ pages', async () => {
    const html = await htmlOf(embedPath)
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(html).toMatch(/<h1[^>]*>.*Du grand large.*<\/h1>/)
  })

  it.each(['/', 'watch', 'embed'])('obeys the policy on %s: neither scripts nor styles in the page', async (path) => {
    const html = await htmlOf({ watch: watchPath, embed: embedPath }[path] ?? path)
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g)]
    expect(scripts.map(([tag]) => tag)).toEqual([])
    expect(html).not.toMatch(/\sstyle="|<style/)
    // The title of a video is text, in the markup and in the data.
    expect(html).not.toContain(titles[1])
  })

  it('is readable without scripts', async () => {
    const { page } = await site.open('/', { account: null, profile: { javaScriptEnabled: false } })
    await page.getByRole('heading', { name: 'Du grand large' }).first().waitFor()
  })

  it('names nobody where it is not known whose page it is', async () => {
    const html = await htmlOf('/', { cookie: 'membre=1' })
    expect(html).toContain('Se déconnecter')
    expect(html).not.toContain('Se connecter')
  })

  it('has a member’s video without what is for guests alone', async () => {
    const html = await htmlOf(watchPath, { cookie: 'membre=1' })
    expect(html).toMatch(/<h1[^>]*>Du grand large<\/h1>/)
    expect(html).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(html).not.toContain('Connectez-vous')
  })

  it.each(['/login', '/history', '/settings'])('is left to the browser on %s', async (path) => {
    expect(await htmlOf(path)).toContain('<div id="root"></div>')
  })

  it('answers 404 for a video that does not exist', async () => {
    const answer = await fetch(`${site.url}/watch/00000000-0000-4000-8000-000000000000`)
    expect(answer.status).toBe(404)
  })

  it('says nothing of a search that is refused, and the log does not call that an error', async () => {
    const { stderr: before } = site.output()
    expect(await htmlOf(`/search?q=${'a'.repeat(201)}`)).toContain('<div id="root"></div>')
    expect(await htmlOf(`/search?q=${'a'.repeat(200)}`)).not.toContain('<div id="root"></div>')
    expect(site.output().stderr.slice(before.length)).toBe('')
  })

  it('has nothing of a private video', async () => {
    const { creator } = site.library
    const channel = await site.rest.call('GET', `/contents/${site.library.contents[0]?.id}`)
    const { uuid } = z.object({ creator: z.object({ uuid: z.string() }) }).parse(channel).creator
    const draft = { title: 'Le carnet caché', description: 'Entre nous', channel_uuid: uuid }
    const idOf = z.object({ uuid: z.string() })
    const open = idOf.parse(await site.rest.call('POST', '/contents', { ...draft, statuts: 'public' }, creator.token))
    const closed = idOf.parse(await site.rest.call('POST', '/contents', { ...draft, statuts: 'private' }, creator.token))
    for (const { uuid: id } of [open, closed]) {
      const html = await htmlOf(`/watch/${id}`)
      expect(html).toContain('<div id="root"></div>')
      expect(html).not.toContain('carnet')
      expect(html).not.toContain('Entre nous')
    }
  })
})

describe('a page that is loaded again', () => {
  it('is where it was', async () => {
    const { page } = await site.open(watchPath, { account: null, profile: { viewport: { width: 390, height: 300 } } })
    await page.evaluate(() => scrollTo(0, 200))
    await page.waitForFunction(() => scrollY === 200)
    await page.reload()
    await live(page)
    await page.waitForFunction(() => scrollY === 200)
  })
})

describe('a browser that has lost what it stored of a member', () => {
  it('gets the pages of a guest from then on', async () => {
    const { page } = await site.open('/accessibilite', { account: null })
    await page.context().addCookies(cookiesOfMember(site.url))
    await page.goto(site.url)
    await live(page)
    const cookies = await page.context().cookies()
    expect(cookies.filter(({ name }) => name === 'membre')).toEqual([])
  })
})

describe('a guest’s browser', () => {
  it.each([
    ['/', 'Home'],
    ['watch', 'Watch'],
    ['/explore', 'Explore'],
    ['/creators', 'Creators'],
    ['/search?q=large', 'Search'],
    ['embed', 'Embed'],
  ])('takes the markup of %s over, without asking again', async (path, operation) => {
    const { page, faults } = await site.open('/accessibilite', { account: null, init: keepServersNodes })
    const asked = operationsOf(page)
    await page.goto(site.url + ({ watch: watchPath, embed: embedPath }[path] ?? path))
    // What comes once the page is the browser's.
    await page
      .locator(path === 'embed' ? '[aria-label="Lecteur vidéo"], [role=alert], button' : 'footer')
      .first()
      .waitFor()
    await page.waitForFunction(() => document.readyState === 'complete')
    const { drawn, kept } = await countKept(page)
    expect([kept === drawn, drawn > 0]).toEqual([true, true])
    expect(asked.map(({ name }) => name)).not.toContain(operation)
    expect(faults).toEqual([])
  })
})

describe('a picture that the server has drawn', () => {
  it('gives way to the placeholder when it cannot be loaded, also before the scripts have come', async () => {
    const { page } = await site.open('/accessibilite', { account: null })
    await page.route('**/media/**', (route) => route.abort())
    await page.goto(site.url)
    await live(page)
    const pictures = page.getByRole('main').getByRole('article').locator('img')
    await expect.poll(() => pictures.first().getAttribute('src')).toBe('/placeholder-video.jpg')
    await page.unroute('**/media/**')
    await page.reload()
    await live(page)
    await page.waitForFunction(() => [...document.images].some(({ src, naturalWidth }) => src.includes('/media/') && naturalWidth > 0))
    expect(await page.locator('main img[src="/placeholder-video.jpg"]').count()).toBe(0)
  })
})

describe('a member’s browser', () => {
  it('shows the page as theirs at once, and asks for what is theirs', async () => {
    const { page, faults } = await site.open('/accessibilite')
    const asked = operationsOf(page)
    await page.goto(site.url)
    await page.getByRole('heading', { name: /Bienvenue, lea/ }).waitFor()
    await page.getByRole('heading', { name: 'Du grand large' }).first().waitFor()
    expect(asked.filter(({ name }) => name === 'Home')).toEqual([{ name: 'Home', hasToken: true }])
    expect(faults).toEqual([])
  })

  it.each([
    ['', '/accessibilite'],
    [', also when it has not said yet that it is a member’s', '/robots.txt'],
  ])('plays the video that the server has drawn, and asks once more what is theirs of it%s', async (_, before) => {
    const { page, faults } = await site.open(before, { isDrawnByBrowser: before === '/robots.txt' })
    const asked = operationsOf(page)
    await page.unrouteAll()
    if (before === '/robots.txt') await page.context().clearCookies()
    await page.goto(site.url + watchPath)
    await canPlay(page)
    await page.locator('footer').waitFor()
    const player = await page.locator('video').elementHandle()
    await page.getByRole('region', { name: 'Commentaires' }).waitFor()
    expect(asked.filter(({ name }) => name === 'Watch')).toEqual([{ name: 'Watch', hasToken: true }])
    expect(await player?.evaluate((element) => element.isConnected)).toBe(true)
    expect(faults).toEqual([])
  })
})

describe('the scripts of the app', () => {
  const isOfApp = (url: string): boolean => /\/assets\/.*\.js$/.test(url) && !url.includes('beforeLive')

  /** Opens the home page with a clock that stands still and pictures that wait. @returns what is asked for, and lets the pictures through */
  async function openWithoutPictures() {
    const { page } = await site.open('/accessibilite', { account: null })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/media/**', async (route) => {
      await released
      await route.continue()
    })
    const asked: string[] = []
    // The page before may still be asking for what it needs later.
    const isOfHome = (): boolean => new URL(page.url()).pathname === '/'
    page.on('request', (request) => isOfHome() && isOfApp(request.url()) && asked.push(request.url()))
    const early = page.waitForEvent('requestfinished', (request) => request.url().includes('beforeLive'))
    const picture = page.waitForEvent('request', (request) => request.url().includes('/media/'))
    await page.goto(site.url, { waitUntil: 'commit' })
    await Promise.all([early, picture])
    return { page, asked, release }
  }

  it('come when the first screen has been painted with its pictures', async () => {
    const { page, asked, release } = await openWithoutPictures()
    await page.clock.runFor(900)
    expect(asked).toEqual([])
    release()
    await page.waitForLoadState('load')
    expect(asked).toEqual([])
    const script = page.waitForEvent('request', (request) => isOfApp(request.url()))
    await page.clock.runFor(50)
    await script
  })

  it('wait a second at most for slow pictures', async () => {
    const { page, asked } = await openWithoutPictures()
    await page.clock.runFor(999)
    expect(asked).toEqual([])
    const script = page.waitForEvent('request', (request) => isOfApp(request.url()))
    await page.clock.runFor(1)
    await script
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('before the scripts of the page have come', () => {
  /** Opens a page of which only the script for early presses has come. @returns lets the others through */
  async function openWithoutScripts(path: string) {
    const { page, faults } = await site.open('/accessibilite', { account: null })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('beforeLive')) await released
      await route.continue()
    })
    const early = page.waitForEvent('requestfinished', (request) => request.url().includes('beforeLive'))
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await early
    return { page, faults, release }
  }

  it('a button waits for them', async () => {
    const { page, faults, release } = await openWithoutScripts('/')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    release()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    expect(faults).toEqual([])
  })

  it('a choice of a list waits for them', async () => {
    const { page, faults, release } = await openWithoutScripts('/search?q=large')
    await page.getByRole('combobox', { name: 'Durée' }).selectOption({ label: 'Moins de 4 min' })
    release()
    await page.waitForURL('**/search?q=large&duration=short')
    expect(faults).toEqual([])
  })

  it('a link and the search go without them', async () => {
    const { page } = await openWithoutScripts('/')
    await page.getByRole('searchbox', { name: 'Rechercher sur le site' }).fill('large')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=large', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Du grand large' }).first().click()
    await page.waitForURL(`**${watchPath}`, { waitUntil: 'commit' })
  })
})

describe('scripts that do not come', () => {
  it('are said, with a way to load the page again', async () => {
    const { page } = await site.open('/accessibilite', { account: null })
    const scripts = await (await fetch(site.url)).text()
    const [app = ''] = /<meta name="scripts" content="([^ ,"]+)/.exec(scripts)?.slice(1) ?? []
    expect(app).not.toBe('')
    await page.route(`**${app}`, (route) => route.abort())
    await page.goto(site.url)
    const notice = page.getByRole('alert').filter({ hasText: 'La page n’a pas pu être chargée entièrement.' })
    await notice.waitFor()
    await page.unrouteAll()
    await notice.getByRole('link', { name: 'Recharger la page' }).click()
    await live(page)
    expect(await notice.count()).toBe(0)
  })
})
