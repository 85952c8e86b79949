import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { historySearchMachine } from '../../../src/machines/history/historySearch/historySearchMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { historySearchFixtures } from '../../machines/history/historySearch/fixtures.ts'
import { axeFaults } from '../states/checks.ts'
import { describeInChromium } from './describeInChromium.ts'
import { eventually } from './eventually.ts'
import type { Beginning, Stage } from './stage.ts'
import { watchOnly } from './watched.ts'

const titles = ['Leçon de guitare', 'La nuit des étoiles']

const field = ({ page }: Stage) => page.getByRole('searchbox', { name: 'Rechercher dans l’historique' })
const hasStep = ({ events }: Stage, type: string): boolean => events.some((event) => event.type === type)

/** The page is opened with a search, which the link to the history takes away: «back» has the address bring it again. */
async function removeSearch(stage: Stage): Promise<void> {
  await stage.page.getByRole('navigation').getByRole('link', { name: 'Historique' }).click()
  await seeVideos(stage, titles)
}

/** From then on the page's time passes only in steps: nobody sees it within 300 milliseconds of a key press otherwise. */
async function stopTime({ page }: Stage): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 10_000)
}

async function arrange(stage: Pick<Stage, 'site' | 'viewer'>): Promise<Beginning> {
  const videos = await Promise.all(titles.map((title) => stage.site.addVideo(title)))
  await watchOnly(stage, videos)
  return { path: `${routes.history}?q=étoiles`, isSignedIn: true, before: removeSearch }
}

async function seeVideos({ page }: Stage, wanted: readonly string[]): Promise<void> {
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await eventually(async () => (await headings.allTextContents()).toSorted(), wanted.toSorted())
}

async function type(stage: Stage, words: string): Promise<void> {
  if (hasStep(stage, 'search.type')) {
    // The pause has not passed yet, and begins anew.
    await stage.page.clock.fastForward(160)
    await field(stage).fill(`${words}s`)
    await stage.page.clock.fastForward(160)
    return
  }
  await stopTime(stage)
  await field(stage).fill(words)
}

/** axe waits for timeouts of no length, which stopped time keeps from passing: it gets single milliseconds, far fewer than the pause has. */
async function analyse(page: Page): Promise<string[]> {
  const faults = axeFaults(page)
  let isDone = false
  const done = faults.finally(() => (isDone = true))
  await vi.waitUntil(
    async () => {
      await page.clock.runFor(1)
      return isDone
    },
    { interval: 200, timeout: 20_000 },
  )
  return done
}

describeInChromium('The search in the history', {
  machine: historySearchMachine,
  fixtures: historySearchFixtures,
  mutations: {},
  analyse,
  arrange,
  do: {
    'search.type': { act: ({ text }, stage) => type(stage, text) },
    'search.submit': { act: (_, stage) => field(stage).press('Enter') },
    'search.adopt': { act: async (_, { page }) => void (await page.goBack()) },
  },
  see: {
    settled: async (stage) => {
      const search = hasStep(stage, 'search.adopt') ? 'étoiles' : hasStep(stage, 'search.type') ? 'guitare' : ''
      await seeVideos(
        stage,
        titles.filter((title) => title.includes(search)),
      )
      await eventually(() => field(stage).inputValue(), search)
      expect(new URL(stage.page.url()).searchParams.get('q') ?? '').toBe(search)
    },
    typing: async (stage) => {
      expect(await field(stage).inputValue()).toMatch(/^guitares?$/)
      await seeVideos(stage, titles)
      expect(new URL(stage.page.url()).searchParams.get('q')).toBeNull()
    },
  },
})
