import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { clipMaker } from '../tests/support/media.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { restOf } from '../tests/e2e/library.ts'
import { visit } from '../tests/e2e/visitor.ts'
import { median, type Row } from './report.ts'

const runs = 7
const slowdown = 4
const wantedMs = 100

/** The longest time from an input to the next paint since the last call, in milliseconds; 0 when it was shorter than a frame. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The entry of an interaction comes after the frame that it was painted in.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve))
    const entries: PerformanceEventTiming[] = Reflect.get(globalThis, 'interactions')
    return Math.max(0, ...entries.splice(0).map(({ duration }) => duration))
  })

function record(): void {
  const entries: PerformanceEventTiming[] = []
  Object.assign(globalThis, { interactions: entries })
  const observed = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceEventTiming) entries.push(entry)
  }).observe(observed)
}

/** From an input to the next paint, in Chromium with a processor four times slower: what a member presses most. */
export async function interactions(): Promise<Row[]> {
  const folder = await makeDataDir()
  const clips = await clipMaker()
  const clip = await clips.make({ name: 'video.mp4', seconds: 60 })
  const lucarne = await startLucarne(folder.path)
  const browser = await launchBrowser()
  const rows: Row[] = []
  try {
    const rest = restOf(lucarne.url)
    const library = await rest.addLibrary('Belvedere', ['Le toit au matin', 'La cour le soir', 'Une fenêtre en hiver'], clip)
    const { page, open, asked, go } = await visit(browser, lucarne.url, await rest.register('lectrice'))
    await page.addInitScript(record)
    const session = await page.context().newCDPSession(page)

    async function time(name: string, perform: () => Promise<unknown>): Promise<void> {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await longest(page)
        await perform()
        times.push(await longest(page))
      }
      const row = { unit: 'ms', runs, against: `les ${wantedMs} ms visées` }
      rows.push({ ...row, name: `${name}, médiane`, value: median(times), ratio: median(times) / wantedMs })
      rows.push({ ...row, name: `${name}, la plus longue`, value: Math.max(...times), ratio: Math.max(...times) / wantedMs })
    }

    await open(`/watch/${library.contents[0]?.id}`)
    await asked()
    const main = page.getByRole('main')
    await page.getByRole('button', { name: 'Lire la vidéo' }).click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await time('j’aime', () =>
      main
        .getByRole('button', { name: /^J’aime/ })
        .first()
        .click(),
    )
    await time('menu des actions', async () => {
      await main.getByRole('button', { name: 'Plus d’actions' }).click()
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    })
    await time('saut de cinq secondes', () => page.keyboard.press('ArrowRight'))
    // The field with suggestions takes the plain one's place when it is first focused.
    await page.getByRole('searchbox', { name: /Rechercher/ }).click()
    await page.getByRole('combobox', { name: /Rechercher/ }).waitFor()
    await time('une lettre dans la recherche', () => page.keyboard.type('a'))
    await page.keyboard.press('Escape')
    await go('/creator/belvedere')
    await asked()
    const tabs = main.getByRole('tab')
    await time('onglet', async () => {
      await main.getByRole('tab', { selected: false }).first().click()
      await tabs.first().waitFor()
    })
    await page.context().close()
  } finally {
    await browser.close()
    await lucarne.stop()
    await clips.remove()
    await folder.remove()
  }
  return rows
}
