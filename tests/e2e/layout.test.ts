import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { limits } from '../../src/shared/limits.ts'
import { watchInPlaylistPath } from '../../src/shared/routes.ts'
import { launchBrowser } from '../support/browser.ts'
import { draw } from '../support/draw.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { writeShowcase } from '../support/showcase/showcase.ts'
import { axeFaults, cutChoices, overflowAt, squashedIcons } from './states/checks.ts'
import type { State } from './states/types.ts'
import { openSite, type Site, visit } from './states/visit.ts'

/** Of maximum length, without a space for a line break. */
const word = (letter: string, length: number): string => letter.repeat(length)
const username = word('w', limits.usernameMax)
const title = word('W', limits.titleMax)
const tags = [word('w', limits.hashtagMax), `${word('A', limits.hashtagMax - 1)}b`, 'fractale']
const address = `https://example.org/${word('a', 300)}`
const fact = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() })

let site: Site
let browser: Browser
const cleanups: (() => Promise<unknown>)[] = []

async function write(who: keyof Site['sessions'], query: string, variables: object = {}): Promise<void> {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${site.sessions[who].token}` },
    body: JSON.stringify({ query, variables }),
  })
  const answer: unknown = await response.json()
  expect(fact.safeParse(answer), JSON.stringify(answer)).toMatchObject({ success: true })
}

/** Every name and text that users can enter, as one word. */
async function fillWithLongWords(): Promise<void> {
  const { video, playlist, shared } = site.showcase
  const about = {
    title,
    description: `À 0:01, ${address} et https://exemple.fr.\n${word('M', 2000)}`,
    visibility: 'public',
    hashtags: tags,
  }
  await write('creator', 'mutation ($id: ID!, $input: UpdateContentInput!) { updateContent(id: $id, input: $input) { id } }', {
    id: video,
    input: about,
  })
  await write('creator', 'mutation ($input: ChannelChangeInput!) { updateChannel(input: $input) { id } }', {
    input: { name: word('W', limits.channelNameMax), description: word('X', limits.channelDescriptionMax) },
  })
  for (const id of [playlist, shared]) {
    await write('viewer', 'mutation ($id: ID!, $input: PlaylistChangeInput!) { updatePlaylist(id: $id, input: $input) { id } }', {
      id,
      input: { name: word('W', limits.playlistNameMax), description: word('M', limits.playlistDescriptionMax) },
    })
    await write('viewer', 'mutation ($id: ID!, $video: ID!) { addToPlaylist(playlistId: $id, contentId: $video) { id } }', { id, video })
  }
  await write('viewer', 'mutation ($id: ID!) { startView(contentId: $id) { id } }', { id: video })
  const name = word('W', limits.personNameMax)
  for (const [who, input] of [
    ['viewer', { username: word('v', limits.usernameMax), firstname: name, lastname: name }],
    ['creator', { username, firstname: name, lastname: name }],
  ] as const) {
    await write(who, 'mutation ($input: AccountInput!) { updateAccount(input: $input) { id } }', { input })
  }
  for (const text of [word('W', limits.commentMax), `Voyez ${address}`]) {
    await write('viewer', 'mutation ($id: ID!, $text: String!) { addComment(contentId: $id, text: $text) { comment { id } } }', {
      id: video,
      text,
    })
  }
  await write('viewer', 'mutation ($input: ReportInput!) { report(input: $input) }', {
    input: { reason: 'spam', text: word('R', limits.reportTextMax), contentId: video },
  })
}

const inMain: State['shows'] = (page) =>
  page
    .getByRole('main')
    .getByText(/[WVwv]{20}/)
    .first()
const main: State['shows'] = (page) => page.getByRole('main').getByRole('heading').first()
const screens: readonly Omit<State, 'name'>[] = [
  { who: 'viewer', path: '/', shows: inMain },
  { who: 'guest', path: '/explore/trending', shows: inMain },
  { who: 'viewer', path: '/creators', shows: inMain },
  { who: 'viewer', path: '/explore', shows: inMain },
  { who: 'guest', path: `/search?q=${title}`, shows: inMain },
  { who: 'guest', path: `/search?q=${title}&type=content&view=list`, shows: inMain },
  { who: 'guest', path: `/search?q=${tags[0]}`, shows: inMain },
  { who: 'viewer', path: '/search?q=fractale', shows: inMain },
  { who: 'viewer', path: ({ video }) => `/watch/${video}`, shows: (page) => page.getByText(/^W{2000}$/) },
  {
    who: 'viewer',
    path: ({ video, shared }) => watchInPlaylistPath(video, shared, false),
    shows: (page) => page.getByRole('list', { name: 'Hashtags' }),
  },
  { who: 'viewer', path: `/creator/${username}`, shows: inMain },
  { who: 'guest', path: `/creator/${username}?layout=list`, shows: inMain },
  { who: 'viewer', path: '/subscriptions', shows: inMain },
  { who: 'viewer', path: '/subscriptions?tab=channels', shows: inMain },
  { who: 'viewer', path: '/history', shows: inMain },
  { who: 'viewer', path: '/playlist', shows: inMain },
  { who: 'viewer', path: ({ shared }) => `/playlist/${shared}`, shows: inMain },
  { who: 'guest', path: ({ shared }) => `/playlist/${shared}`, shows: inMain },
  { who: 'viewer', path: '/profile', shows: inMain },
  { who: 'viewer', path: '/profile?tab=playlists', shows: inMain },
  { who: 'viewer', path: '/settings', shows: main },
  { who: 'creator', path: '/settings?tab=channel', shows: main },
  { who: 'creator', path: '/dashboard', shows: inMain },
  { who: 'creator', path: '/dashboard?tab=statistics', shows: inMain },
  { who: 'creator', path: '/notifications', shows: inMain },
  { who: 'creator', path: '/upload', shows: main },
  { who: 'creator', path: ({ video }) => `/captions/${video}`, shows: main },
  { who: 'creator', path: ({ video }) => `/dashboard/${video}`, shows: main },
  { who: 'moderator', path: '/moderation', shows: inMain },
]

beforeAll(async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const showcase = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path)
  cleanups.push(() => lucarne.stop())
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
  site = await openSite(lucarne.url, showcase)
  await fillWithLongWords()
})

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

it('makes the links and the timecodes of a text usable for everyone', async () => {
  const state: State = {
    name: 'links',
    who: 'viewer',
    path: ({ video }) => `/watch/${video}`,
    shows: (page) => page.getByText(/^W{2000}$/),
  }
  const faults = await visit(browser, site, state, { reducedMotion: 'reduce' }, async (page) => {
    expect(await page.getByRole('link', { name: '0:01' }).getAttribute('href')).toMatch(/^\/watch\?v=.+&t=1$/)
    const light = await axeFaults(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    return [...light, ...(await axeFaults(page))]
  })
  expect(faults).toEqual([])
})

it('does not change a disabled button under the pointer', async () => {
  const state: State = {
    name: 'new video',
    who: 'debutant',
    path: '/dashboard',
    shows: (page) => page.getByRole('heading', { name: /^Mes vidéos/ }),
  }
  const looks = await visit(browser, site, state, { reducedMotion: 'reduce' }, async (page) => {
    await page.getByRole('button', { name: 'Nouvelle vidéo' }).first().click()
    const publish = page.getByRole('button', { name: 'Publier la vidéo' })
    const look = async () => publish.evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color])
    await page.mouse.move(0, 0)
    const before = await look()
    await publish.hover({ force: true })
    return { before, isUnderPointer: await publish.evaluate((button) => button.matches(':disabled:hover')), under: await look() }
  })
  expect(looks).toEqual({ before: expect.any(Array), isUnderPointer: true, under: looks.before })
})

it.for([1280, 390])('aligns the figures of one row on one line at %i px', async (width) => {
  const figures =
    (name: string): State['shows'] =>
    (page) =>
      page.getByRole('main').locator(`dl[aria-label="${name}"] > div`).first()
  for (const [path, list] of [
    ['/dashboard', 'Chiffres de la chaîne'],
    ['/dashboard?tab=statistics', 'Réception'],
  ] as const) {
    const state: State = { name: path, who: 'creator', path, width, shows: figures(list) }
    const places = await visit(browser, site, state, { reducedMotion: 'reduce' }, async (page) =>
      page.locator(`dl[aria-label="${list}"] > div`).evaluateAll((cards) =>
        cards.map((card) => {
          const top = (selector: string): number => Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0)
          return { row: Math.round(card.getBoundingClientRect().top), label: top('dt'), value: top('dd') }
        }),
      ),
    )
    const rows = Map.groupBy(places, ({ row }) => row)
    for (const cards of rows.values()) expect(new Set(cards.map(({ label, value }) => `${label} ${value}`)), path).toHaveLength(1)
  }
})

describe.concurrent('texts without a space cause no horizontal scrolling, shrink no icon and truncate no option', () => {
  const named = screens.map((screen, index) => ({ screen, name: typeof screen.path === 'string' ? screen.path.slice(0, 60) : `${index}` }))
  it.for(draw(named, 0.25, ({ screen: { who }, name }) => `${who} ${name}`))('$name', async ({ screen, name }) => {
    const look = async (page: Page, width: number) => ({
      overflow: await overflowAt(page, width),
      squashed: await squashedIcons(page),
      cut: await cutChoices(page),
    })
    const faults = await visit(browser, site, { ...screen, name }, { reducedMotion: 'reduce' }, async (page) => ({
      1280: await look(page, 1280),
      390: await look(page, 390),
      320: await look(page, 320),
    }))
    const none = { overflow: [], squashed: [], cut: [] }
    expect(faults).toEqual({ 1280: none, 390: none, 320: none })
  })
})

it.for([1280, 390])('shows the whole focus ring of the first card of a shelf at %i px', async (width) => {
  const cards = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Recommandations' }).getByRole('article')
  const state: State = { name: 'shelf', who: 'viewer', path: '/', width, shows: (page) => cards(page).first() }
  const cut = await visit(browser, site, state, { reducedMotion: 'reduce' }, async (page) => {
    const link = cards(page).first().getByRole('heading').getByRole('link')
    await link.focus()
    return link.evaluate((focused) => {
      const ring = getComputedStyle(focused, '::after')
      const card = focused.closest('article')?.getBoundingClientRect()
      const shelf = focused.closest('ul')?.getBoundingClientRect()
      if (!card || !shelf || ring.outlineStyle === 'none') return 'no ring'
      return {
        left: Math.max(0, shelf.left - (card.left + Number.parseFloat(ring.left))),
        top: Math.max(0, shelf.top - (card.top + Number.parseFloat(ring.top))),
        bottom: Math.max(0, card.bottom - Number.parseFloat(ring.bottom) - shelf.bottom),
      }
    })
  })
  expect(cut).toEqual({ left: 0, top: 0, bottom: 0 })
})

it.for([1280, 390])('never ends a line with a separator dot, at %i px', async (width) => {
  const state: State = {
    name: 'dots',
    who: 'viewer',
    path: ({ video }) => `/watch/${video}`,
    width,
    shows: (page) => page.getByRole('complementary', { name: 'Recommandations' }).getByRole('article').first(),
  }
  const lines = await visit(browser, site, state, { reducedMotion: 'reduce' }, async (page) => {
    return page
      .getByRole('complementary', { name: 'Recommandations' })
      .locator('article time')
      .evaluateAll((times) =>
        times.map((time, index) => {
          // Texts that fit on one line, and texts that do not.
          time.textContent = index % 2 === 0 ? 'hier' : 'il y a 11 semaines et 2 jours'
          const dot = time.previousElementSibling
          const line = time.closest('p')
          if (dot?.textContent !== '·' || !line) return 'no dot'
          const { left, right, top, bottom } = dot.getBoundingClientRect()
          const date = time.getBoundingClientRect()
          const clips = [...line.querySelectorAll('*'), line].filter(
            (each) => each.contains(dot) && getComputedStyle(each).overflowX === 'clip',
          )
          if (clips.some((each) => right <= each.getBoundingClientRect().left + 0.5)) return 'two lines without a dot'
          return bottom > date.top && top < date.bottom && left < date.left ? 'one line' : 'a hanging dot'
        }),
      )
  })
  expect(new Set(lines)).toEqual(new Set(['one line', 'two lines without a dot']))
})
