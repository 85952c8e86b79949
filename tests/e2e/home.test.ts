import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../src/shared/log.ts'
import { userRoleName } from '../../src/shared/roles.ts'
import { launchBrowser } from '../support/browser.ts'
import { addCreator, addPerson, type Person } from '../support/people.ts'
import { startLucarne } from '../support/process.ts'
import { daysAgo } from '../support/published.ts'
import { siteFolder } from '../support/siteFolder.ts'
import type { Account } from './library.ts'
import { visit } from './visitor.ts'

const [channels, videosEach, duration] = [4, 40, 100]
const cleanups: (() => Promise<unknown>)[] = []
const endings: (() => Promise<unknown>)[] = []
let url: string
let browser: Browser
/** follows the first channel, and has begun one of the most viewed videos and an old one */
let member: Account

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  member = await fill(folder.path)
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  url = lucarne.url
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** Writes channels with videos, the newest first in the order of their titles, and a member. */
async function fill(dataDir: string): Promise<Account> {
  const database = await openDatabase({ dataDir, log: silentLog })
  const { db } = database
  try {
    const person = await addPerson(database, userRoleName)
    for (let channel = 0; channel < channels; channel += 1) {
      const creator = await addCreator(database, `Chaîne ${channel}`)
      const titles = Array.from({ length: videosEach }, (_, index) => index * channels + channel)
      const rows = await db
        .insertInto('contents')
        .values(
          titles.map((place) => ({
            title: titleOf(place),
            description: '',
            statuts: 'public' as const,
            channel_uuid: creator.channel,
            idempotency_key: null,
            created_at: daysAgo(place),
          })),
        )
        .returning('uuid')
        .execute()
      await db
        .updateTable('media')
        .set({ state: 'complete', progress: 100, duration, playlist_key: 'contents/none/master.m3u8', renditions: '[]' })
        .where(
          'content_uuid',
          'in',
          rows.map(({ uuid }) => uuid),
        )
        .execute()
      if (channel === 0) await db.insertInto('follows').values({ follower_uuid: person.uuid, followed_uuid: creator.channel }).execute()
    }
    for (const place of [1, 150]) await watch(db, person, titleOf(place), duration / 2)
    await watch(db, person, titleOf(2), duration)
    return accountOf(person)
  } finally {
    await database.close()
  }
}
type Db = Awaited<ReturnType<typeof openDatabase>>['db']
const watch = (db: Db, { uuid }: Person, title: string, position: number) =>
  db
    .insertInto('history')
    .columns(['user_uuid', 'content_uuid', 'position'])
    .expression((query) =>
      query
        .selectFrom('contents')
        .select(({ val, ref }) => [val(uuid).as('user_uuid'), ref('contents.uuid').as('content_uuid'), val(position).as('position')])
        .where('title', '=', title),
    )
    .execute()
const titleOf = (place: number): string => `Vidéo ${String(place).padStart(3, '0')}`
const accountOf = ({ uuid, username, email, token }: Person): Account => ({
  email,
  token,
  user: { id: uuid, username, firstname: 'Ada', lastname: 'Martin', email, avatarUrl: null, roleName: userRoleName, isCreator: false },
})

/** How far the page's parts have moved by themselves. */
declare global {
  var moved: number
}
function observeShifts(): void {
  globalThis.moved = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) globalThis.moved += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

async function open(account: Account | null, [width, height]: readonly [number, number] = [1280, 800]) {
  const visitor = await visit(browser, url, account, { viewport: { width, height } })
  endings.push(() => visitor.context.close())
  await visitor.page.addInitScript(observeShifts)
  await visitor.open('/')
  await untilDrawn(visitor.page)
  return visitor.page
}
const untilDrawn = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Dernières vidéos' }).waitFor()
const newest = (page: Page) => page.getByRole('region', { name: 'Dernières vidéos' }).getByRole('article')
const banner = (page: Page) => page.getByText('Bonne visite\u202f!')
const titlesIn = (page: Page, row?: string): Promise<string[]> =>
  (row === undefined ? page.getByRole('main') : page.getByRole('region', { name: row }))
    .locator('article h3:has(a[href^="/watch/"])')
    .allInnerTexts()
const rowsOf = (page: Page): Promise<string[]> => page.getByRole('main').locator('section h2').allInnerTexts()

describe('the rows of the home page', () => {
  it('show each video once to a guest, also when the grid has gone on', async () => {
    const page = await open(null)
    expect(await rowsOf(page)).toEqual(['Recommandations', 'Tendances', 'Top Créateurs', 'Dernières vidéos'])
    const before = await newest(page).count()
    await page.getByRole('button', { name: 'Voir plus', exact: true }).click()
    await expect.poll(() => newest(page).count()).toBeGreaterThan(before)
    const titles = await titlesIn(page)
    expect(titles.length).toBeGreaterThan(40)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('have a member’s own between them, each video once', async () => {
    const page = await open(member)
    expect(await rowsOf(page)).toEqual(['Recommandations', 'Tendances', 'Reprendre', 'Nouveautés de vos abonnements', 'Dernières vidéos'])
    expect((await titlesIn(page, 'Reprendre')).toSorted()).toEqual([titleOf(1), titleOf(150)])
    const titles = await titlesIn(page)
    expect(new Set(titles).size).toBe(titles.length)
    const followed = (await titlesIn(page, 'Nouveautés de vos abonnements')).map((title) => Number(title.slice(-3)) % channels)
    expect(new Set(followed)).toEqual(new Set([0]))
  })

  it.each([
    [1280, 3],
    [1440, 3],
    [1600, 3],
    [1640, 4],
    [1920, 4],
    [2560, 4],
  ])('have in a window of %i px as many cards as keep them under 420 px: %i', async (width, count) => {
    const page = await open(null, [width, 900])
    const row = page.getByRole('region', { name: 'Recommandations' })
    const shown = await row.evaluate((section) => {
      const { right } = section.getBoundingClientRect()
      const cards = [...section.querySelectorAll('article')].map((card) => ({
        ...card.getBoundingClientRect().toJSON(),
        isLazy: card.querySelector('img')?.loading === 'lazy',
      }))
      return cards.filter((card) => card.right <= right + 1)
    })
    expect(shown).toHaveLength(count)
    expect(Math.max(...shown.map(({ width: each }) => each))).toBeLessThan(420)
    expect(shown.filter(({ isLazy }) => isLazy)).toEqual([])
  })
})

describe('the grid of the newest videos', () => {
  const toEnd = (page: Page): Promise<void> => page.mouse.wheel(0, 100_000)
  const more = (page: Page) => page.getByRole('button', { name: 'Voir plus', exact: true })

  /** Scrolls until the grid has gone on as often as it does by itself. @returns how many videos it had before */
  async function scrollOn(page: Page): Promise<number> {
    const first = await newest(page).count()
    await page.mouse.move(640, 400)
    const grow = async (): Promise<number> => {
      await toEnd(page)
      return newest(page).count()
    }
    await expect.poll(grow).toBeGreaterThanOrEqual(first + 3 * 24)
    return first
  }

  it('goes on three times while scrolling, then leaves the footer in reach', async () => {
    const page = await open(null)
    let asked = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('"HomeNewest"')) asked += 1
    })
    const first = await scrollOn(page)
    await toEnd(page)
    await page.getByRole('contentinfo').getByText('Lucarne').first().waitFor()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY + innerHeight - document.documentElement.scrollHeight))).toBe(0)
    expect([await newest(page).count(), asked, await more(page).count()]).toEqual([first + 3 * 24, 3, 1])
  })

  it('goes on by keyboard to its end', async () => {
    const page = await open(null)
    const button = page.getByRole('region', { name: 'Dernières vidéos' }).getByRole('button', { name: /^(Voir plus|Chargement\.\.\.)$/ })
    await button.focus()
    const all = channels * videosEach
    await expect
      .poll(async () => {
        if ((await button.count()) > 0) await page.keyboard.press('Enter')
        return (await titlesIn(page)).length
      })
      .toBe(all)
    expect((await titlesIn(page)).toSorted()).toEqual(Array.from({ length: all }, (_, place) => titleOf(place)))
    expect(await button.count()).toBe(0)
  })

  it('is as long as it was, and where it was, for who comes back', async () => {
    const page = await open(null)
    const count = (await scrollOn(page)) + 3 * 24
    const card = newest(page).nth(40)
    await card.scrollIntoViewIfNeeded()
    const top = (): Promise<number> => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await card.getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/watch/**')
    await page.goBack()
    await expect.poll(top).toBe(before)
    expect(await newest(page).count()).toBe(count)
  })
})

describe('the first screen', () => {
  it.each([
    ['a phone', [390, 844]],
    ['a desktop', [1280, 800]],
    ['a wide screen', [1920, 1080]],
  ] as const)('of %s does not move, whoever looks at it, and is there before anything below is asked for', async (_, size) => {
    for (const account of [null, member]) {
      const page = await open(account, size)
      await page.locator('footer').waitFor()
      for (let visits = 0; visits < 2; visits += 1) {
        expect(await page.evaluate(() => globalThis.moved)).toBe(0)
        const [loaded, asked] = await page.evaluate(() => [
          performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventEnd)[0],
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('/graphql'))
            .map(({ startTime }) => startTime),
        ])
        // A member's first rows are asked for at once.
        expect(asked.filter((at: number) => at > loaded).length).toBeGreaterThanOrEqual(account === null ? Math.max(1, asked.length) : 2)
        await page.reload()
        await untilDrawn(page)
        await page.locator('footer').waitFor()
      }
    }
  })

  it('has its pictures before anything below is asked for', async () => {
    const { page, context, open: goTo } = await visit(browser, url, null)
    endings.push(() => context.close())
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('"HomeNewest"')) asked.push('rows')
    })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/placeholder-video.jpg', async (route) => {
      await released
      asked.push('picture')
      await route.continue()
    })
    await goTo('/')
    await page.evaluate(async () => {
      for (let moment = 0; moment < 30; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve))
    })
    release()
    await untilDrawn(page)
    expect([...new Set(asked)]).toEqual(['picture', 'rows'])
  })

  it('of a phone shows a whole video', async () => {
    for (const account of [null, member]) {
      const page = await open(account, [390, 844])
      const card = await page.getByRole('article').first().boundingBox()
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(844)
      expect(card?.y).toBeLessThan(300)
    }
  })
})

describe('the banner', () => {
  it('is shown to a member at the first visit of a day, until they leave the page', async () => {
    const page = await open(member)
    await banner(page).waitFor()
    await page.getByRole('region', { name: 'Reprendre' }).scrollIntoViewIfNeeded()
    expect(await banner(page).count()).toBe(1)
    await page.reload()
    await untilDrawn(page)
    expect(await banner(page).count()).toBe(0)
    const title = page.getByRole('heading', { level: 1, name: `Bienvenue, ${member.user.username}` })
    expect(await title.locator('../..').boundingBox()).toMatchObject({ width: 1, height: 1 })
    const cookies = await page.context().cookies()
    const midnight = new Date()
    midnight.setHours(24, 0, 0, 0)
    expect(cookies.find(({ name }) => name === 'accueil')).toMatchObject({ value: '1', expires: midnight.getTime() / 1000 })
  })

  it('is in the markup of the server at the first visit, and in none after it', async () => {
    const htmlFor = async (cookie: string) => (await fetch(url, { headers: { cookie } })).text()
    const isIn = async (cookie: string) => (await htmlFor(cookie)).includes('Bonne visite')
    expect([await isIn('membre=1'), await isIn('membre=1; accueil=1')]).toEqual([true, false])
    const guest = await htmlFor('accueil=1')
    expect(guest).toContain('Se connecter ou s’inscrire')
  })

  it.each([
    [390, 226, 114],
    [1280, 229, 142],
  ])('is at %i px half as tall as it was: %i and %i', async (width, wasForGuests, wasForMembers) => {
    const heightOf = async (account: Account | null) => {
      const title = (await open(account, [width, 844])).getByRole('heading', { level: 1 })
      return title.evaluate((heading) => heading.parentElement?.parentElement?.getBoundingClientRect().height ?? 0)
    }
    expect(await heightOf(null)).toBeLessThanOrEqual(wasForGuests / 2)
    expect(await heightOf(member)).toBeLessThanOrEqual(wasForMembers / 2)
  })
})
