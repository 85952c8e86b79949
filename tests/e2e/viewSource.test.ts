import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openPlayerSite, type PlayerSite, start } from './playerSite.ts'

let site: PlayerSite
beforeAll(async () => {
  site = await openPlayerSite(['La mer par gros temps', 'Le port au matin'])
})
afterAll(() => site.close())
afterEach(() => site.closePages())

const video = (at = 0): string => site.library.contents[at]?.id ?? ''
const bodySchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) })

/** Plays the video that is shown. @returns the source that the page names */
async function sourceOfPlay(page: Page): Promise<unknown> {
  const sent = page.waitForRequest((request) => request.postData()?.includes('mutation StartView') === true)
  await start(page).click()
  return bodySchema.parse((await sent).postDataJSON()).variables['source']
}

/** Follows the link to the video. Before React has taken over the server's markup, a press on it would load a page. */
async function follow(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: 'La mer par gros temps' }).first()
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true)
  await link.click()
  await page.waitForURL(`**/watch/${video()}*`)
}

it.each([
  ['the home page', null, 'home'],
  ['another video', 1, 'suggestion'],
] as const)('a play that begins from %s says so', async (_, before, source) => {
  // Somebody who has not watched the video is recommended it.
  const account = await site.rest.register(source)
  const { page } = await site.open(before === null ? '/' : `/watch/${video(before)}`, { account })
  await follow(page)
  expect(await sourceOfPlay(page)).toBe(source)
})

it('a play that begins from a search says so', async () => {
  const { page } = await site.open('/')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.getByRole('banner').getByRole('searchbox').fill('gros temps')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?*')
  await follow(page)
  expect(await sourceOfPlay(page)).toBe('search')
})

it('a play of an address that was opened directly comes from outside', async () => {
  const { page } = await site.open(`/watch/${video()}`)
  expect(await sourceOfPlay(page)).toBe('outside')
})

it('a play in another site’s page comes from the embedded player', async () => {
  const { page } = await site.open(`/embed/${video()}`)
  expect(await sourceOfPlay(page)).toBe('embed')
})
