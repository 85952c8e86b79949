import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { draw } from '../support/draw.ts'
import { makeSmallClip } from './clip.ts'
import { openPlayerSite, type PlayerSite, stage } from './playerSite.ts'
import { type PlayerState, playerStates } from './playerStates.ts'
import { axeFaults } from './states/checks.ts'

let site: PlayerSite

beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps', 'Le port au matin'], (folder) => makeSmallClip(folder, 24))
  const { token } = site.library.creator
  const id = site.library.contents[0]?.id ?? ''
  for (const [language, text] of [
    ['fr', 'Bonjour à tous'],
    ['en', 'Hello everybody'],
  ] as const) {
    const answer = await fetch(`${site.url}/api/contents/${id}/captions/${language}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/vtt', authorization: `Bearer ${token}` },
      body: `WEBVTT\n\n00:00.000 --> 00:20.000\n${text}`,
    })
    expect(answer.status).toBe(200)
  }
  // With chapters, and long enough for the page to be scrolled past the video.
  await site.rest.call(
    'PUT',
    `/contents/${id}`,
    { description: `0:00 Le large\n0:08 La pointe\n0:16 Le port\n${'Une ligne.\n'.repeat(60)}` },
    token,
  )
})
afterAll(() => site.close())
afterEach(() => site.closePages())

type View = { width: number; height: number; forcedColors?: 'active' }

async function open({ from = 0, isGuest = false, steps }: PlayerState, { width, height, forcedColors }: View): Promise<Page> {
  const profile = { viewport: { width, height }, ...(forcedColors && { forcedColors }) }
  const path = `/watch/${site.library.contents[0]?.id ?? ''}?t=${from}`
  const { page } = await site.open(path, { account: isGuest ? null : site.viewer, profile })
  await steps(page)
  await settled(page)
  return page
}

/** What appears may still be fading in. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((animation) => !(animation instanceof CSSTransition)))

/** The player, or the menu that is open over it. */
async function front(page: Page): Promise<Locator> {
  const menu = page.getByRole('menu').last()
  return (await menu.count()) > 0 ? menu : stage(page)
}
async function targets(page: Page): Promise<Locator[]> {
  return (await front(page)).locator('button, input[type=range], [role^=menuitem]').filter({ visible: true }).all()
}

const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: Iterable<number>, other: Iterable<number>): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Pixels around an icon that are looked at. */
const margin = 3

/** The icons whose colour is too near to what is behind them (WCAG 1.4.11: 3 to 1). */
async function faintIcons(page: Page): Promise<string[]> {
  const found: string[] = []
  const icons = await (await front(page)).locator('button svg, [role^=menuitem] svg').filter({ visible: true }).all()
  for (const [index, icon] of icons.entries()) {
    // Two seconds after the last movement over the picture, the controls of a video that plays would be hidden.
    await page.mouse.move(640, 300 + (index % 2))
    const box = await icon.boundingBox()
    if (!box) throw new Error('an icon has no box')
    const { name, colour } = await icon.evaluate((svg) => ({
      name: svg.parentElement?.getAttribute('aria-label') ?? svg.parentElement?.textContent,
      colour: (getComputedStyle(svg).color.match(/\d+/g) ?? []).map(Number),
    }))
    const clip = { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin }
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let [around, faint] = [0, 0]
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        if (x >= margin && y >= margin && x < info.width - margin && y < info.height - margin) continue
        around += 1
        const at = (y * info.width + x) * 3
        if (contrast(colour, data.subarray(at, at + 3)) < 3) faint += 1
      }
    if (faint > around / 10) found.push(`${name}: ${colour.join()} is faint against ${faint} of ${around} pixels`)
  }
  return found
}

/** What of the player does not fit into the window, or is behind something else. */
async function hidden(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const found = overflow > 0 ? [`the page is ${overflow} px too wide`] : []
  for (const [index, target] of (await targets(page)).entries()) {
    await target.scrollIntoViewIfNeeded()
    // As above: the controls of a video that plays would be hidden meanwhile.
    const box = await stage(page).boundingBox()
    if (box) await page.mouse.move(box.x + 20 + (index % 2), box.y + 20)
    const fault = await target.evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      // The start button lies under the bar of the controls, and is pressed above it.
      const isStart = element.getAttribute('aria-label') === 'Lire la vidéo'
      const [x, y] = [(left + right) / 2, isStart ? top + height / 3 : (top + bottom) / 2]
      const hit = document.elementFromPoint(x, y)
      const frame = element.closest('[role=menu]') ?? element.closest('[data-player-stage]')
      const box = frame?.getBoundingClientRect()
      const isInside = box !== undefined && left >= box.left - 1 && right <= box.right + 1 && box.left >= 0 && box.right <= innerWidth
      const isHit = hit !== null && (element.contains(hit) || hit.contains(element))
      const isLarge = width >= 24 && height >= 24
      if (isInside && isHit && isLarge) return null
      const name = element.getAttribute('aria-label') ?? element.textContent
      return `${name}: ${JSON.stringify({ isInside, isHit, isLarge, left, right, top, bottom })}, ${hit?.outerHTML.slice(0, 80)}`
    })
    if (fault !== null) found.push(fault)
  }
  return found
}

describe.each(draw(playerStates, 0.25, ({ name }) => name))('the player: $name', (state) => {
  it('has no fault that axe-core finds', async () => {
    const page = await open(state, { width: 1280, height: 800 })
    expect(await axeFaults(page)).toEqual([])
  })

  it('in forced colours, shows its icons', async () => {
    const page = await open(state, { width: 1280, height: 800, forcedColors: 'active' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await settled(page)
      expect(await faintIcons(page), colorScheme).toEqual([])
    }
  })

  // 1280 × 1024 at 400 %.
  it('in a window of 320 × 256, hides and cuts nothing, and the page is not scrolled sideways', async () => {
    const page = await open(state, { width: 320, height: 256 })
    expect((await targets(page)).length).toBeGreaterThan(0)
    expect(await hidden(page)).toEqual([])
  })
})
