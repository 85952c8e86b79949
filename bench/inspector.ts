import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { watchPath } from '../src/shared/routes.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { accounts, password } from '../tests/support/showcase/people.ts'
import { writeShowcase } from '../tests/support/showcase/showcase.ts'
import { answerLikes, framesOf, pressSteadily, stopPressing, toggle } from './inspector/inPage.ts'
import { median, type Row } from './report.ts'

/** Of pages with and without a closed inspector: two pages with the same code differ by a tenth, by how V8 compiles it in each. */
const pairs = 10
const batches = 2
const togglesOfBatch = 500
const wantedEvents = 200
const turns = 4
const watchedMs = 5000
/** Of each toggle: the press, the start, end and answer of the mutation’s actor. */
const eventsOfToggle = 4
const everyMs = 1000 / (wantedEvents / eventsOfToggle)
const keptEvents = 2000

type Watch = { url: string; open: () => Promise<{ context: BrowserContext; page: Page }> }

const loginSchema = z.object({ token: z.string(), owner: z.looseObject({ uuid: z.string(), role: z.object({ name: z.string() }) }) })

/** Signs the administrator in. @returns opens the page of a video in a browser profile of its own */
async function watchAs(browser: Browser, siteUrl: string, path: string): Promise<Watch> {
  const answer = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: accounts.moderator, password }),
  })
  const { token, owner } = loginSchema.parse(await answer.json())
  const user = { ...owner, id: owner.uuid, avatarUrl: null, roleName: owner.role.name, isCreator: false }
  const localStorage = [
    { name: 'userToken', value: token },
    { name: 'userData', value: JSON.stringify(user) },
  ]
  return {
    url: `${siteUrl}${path}`,
    open: async () => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 860 },
        locale: 'fr-FR',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
      })
      await context.addInitScript(answerLikes)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      return { context, page }
    },
  }
}

/** Goes to the video, and waits until the like is there with all that comes after the first screen. */
async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page
    .getByRole('button', { name: /^J’aime \d/ })
    .first()
    .waitFor()
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}

/** Opens the video with its inspector in a window. */
async function openInspected({ open, url }: Watch): Promise<{ context: BrowserContext; page: Page; inspector: Page }> {
  const { context, page } = await open()
  const opened = context.waitForEvent('page')
  await goTo(page, `${url}?inspect`)
  const inspector = await opened
  await inspector.getByText('En direct').waitFor()
  return { context, page, inspector }
}

/** Returns a function that reads the milliseconds that the page’s main thread has worked, not those in which others had the processor. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

/** The interval that one frame in twenty exceeds. */
const slowest = (intervals: readonly number[]): number =>
  intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length * 0.95)] ?? Number.NaN

/** Milliseconds a toggle. */
type Cost = { work: number; elapsed: number }

/** Toggles the like in both pages in turns. @returns the costs of each page, by batch */
async function alternate(pages: readonly Page[]): Promise<Cost[][]> {
  const readers = await Promise.all(pages.map(workOf))
  const costs = pages.map((): Cost[] => [])
  for (const page of pages) await page.evaluate(toggle, togglesOfBatch)
  for (let batch = 0; batch < batches; batch += 1) {
    // Each begins as often as the other: what the first leaves behind burdens both.
    for (const index of batch % 2 === 0 ? [0, 1] : [1, 0]) {
      const [page, work] = [pages[index], readers[index]]
      if (!page || !work) continue
      await page.bringToFront()
      const before = await work()
      const elapsed = await page.evaluate(toggle, togglesOfBatch)
      costs[index]?.push({ elapsed: elapsed / togglesOfBatch, work: ((await work()) - before) / togglesOfBatch })
    }
  }
  return costs
}

/** Compares the like of pages that are recorded, and whose inspector is closed again, with that of pages without inspector. */
async function slowdown(watch: Watch): Promise<Row[]> {
  const [bare, recorded]: [Cost[], Cost[]] = [[], []]
  for (let pair = 0; pair < pairs; pair += 1) {
    const without = await watch.open()
    await goTo(without.page, watch.url)
    const closed = await openInspected(watch)
    await closed.inspector.close()
    await closed.page.getByRole('link', { name: 'Ouvrir l’inspecteur' }).waitFor()
    const [ofBare, ofRecorded] = await alternate([without.page, closed.page])
    bare.push(...(ofBare ?? []))
    recorded.push(...(ofRecorded ?? []))
    await without.context.close()
    await closed.context.close()
  }
  const row = (name: string, figure: (cost: Cost) => number): Row => {
    const value = median(recorded.map(figure))
    return {
      name: `j’aime, inspecteur fermé, ${name}`,
      value,
      unit: 'ms',
      runs: pairs * batches * togglesOfBatch,
      against: 'la même page sans inspecteur',
      ratio: value / median(bare.map(figure)),
    }
  }
  return [row('CPU par bascule', ({ work }) => work), row('durée d’une bascule', ({ elapsed }) => elapsed)]
}

/** Milliseconds between frames, the milliseconds of work of the page's main thread, and those that passed. */
type Watched = { intervals: number[]; workMs: number; elapsedMs: number }

/** @returns counts the frames of a page for a while, and adds them up */
async function watcherOf(page: Page): Promise<Watched & { watch: () => Promise<void> }> {
  const work = await workOf(page)
  const watched = {
    intervals: [] as number[],
    workMs: 0,
    elapsedMs: 0,
    watch: async () => {
      const [before, started] = [await work(), performance.now()]
      watched.intervals.push(...(await page.evaluate(framesOf, watchedMs)))
      watched.workMs += (await work()) - before
      watched.elapsedMs += performance.now() - started
    },
  }
  return watched
}

/** Number of the last event that the inspector shows. */
async function lastNumber(inspector: Page): Promise<number> {
  // Not by clicks, which wait until the busy page is at rest.
  const press = (name: string): Promise<void> => inspector.getByRole('button', { name }).dispatchEvent('click')
  await press('Figer')
  const text = await inspector.getByText(/^Après l’événement \d+$/).textContent()
  await press('Revenir au direct')
  return Number(/\d+/.exec(text ?? '')?.[0])
}

/** Compares the frames of a page with an open inspector, and the inspector’s own, with those of the same page without one, in turns. */
async function frames(watch: Watch): Promise<Row[]> {
  const without = await watch.open()
  await goTo(without.page, watch.url)
  const { context, page, inspector } = await openInspected(watch)
  await inspector.setViewportSize({ width: 1280, height: 860 })
  await page.evaluate(pressSteadily, everyMs)
  // The actor whose chart changes with each event.
  const choice = inspector.getByRole('button', { name: /toggle\.press saving/ }).first()
  await choice.dispatchEvent('click')
  await inspector.getByRole('button', { name: 'Revenir au direct' }).dispatchEvent('click')
  await inspector.getByRole('img', { name: /^toggle/ }).waitFor()
  // From here on the inspector drops as many old events as it gets new ones.
  await inspector.getByText(`Événements (${keptEvents})`).waitFor()
  await page.evaluate(stopPressing)
  const [bare, inspected] = [await watcherOf(without.page), await watcherOf(page)]
  // An inspector that has nothing to show draws as many frames as two windows can have on this machine.
  const [idle, own] = [await watcherOf(inspector), await watcherOf(inspector)]
  const firstNumber = await lastNumber(inspector)
  for (let turn = 0; turn < turns; turn += 1) {
    await without.page.evaluate(pressSteadily, everyMs)
    await Promise.all([bare.watch(), idle.watch()])
    await without.page.evaluate(stopPressing)
    await page.evaluate(pressSteadily, everyMs)
    await Promise.all([inspected.watch(), own.watch()])
    await page.evaluate(stopPressing)
  }
  const perSecond = (((await lastNumber(inspector)) - firstNumber) / inspected.elapsedMs) * 1000
  await without.context.close()
  await context.close()
  const rows = (name: string, { intervals, workMs, elapsedMs }: Watched, against: string, other: Watched): Row[] => {
    const row = (what: string, of: (some: readonly number[]) => number): Row => {
      const value = 1000 / of(intervals)
      return {
        name: `${name}, ${what}`,
        value,
        unit: 'images/s',
        runs: intervals.length,
        against,
        ratio: value / (1000 / of(other.intervals)),
      }
    }
    return [
      row('médiane', median),
      row('5 % les plus lentes', slowest),
      { name: `${name}, CPU par seconde`, value: workMs / (elapsedMs / 1000), unit: 'ms', runs: turns },
    ]
  }
  return [
    { name: 'événements par seconde, inspecteur ouvert', value: perSecond, unit: '/s', runs: turns },
    ...rows('images de la page inspectée', inspected, 'la page sans inspecteur', bare),
    ...rows('images de l’inspecteur', own, 'l’inspecteur sans événement', idle),
  ]
}

/** Measures what the inspector costs the built site in Chromium. The likes are answered in the page, so that no network is measured. */
export async function inspector(): Promise<Row[]> {
  const folder = await makeDataDir()
  const { video } = await writeShowcase(folder.path)
  const lucarne = await startLucarne(folder.path, { INSPECTOR: 'on', ADMIN_EMAIL: accounts.moderator })
  const browser = await launchBrowser()
  try {
    const watch = await watchAs(browser, lucarne.url, watchPath(video))
    return [...(await slowdown(watch)), ...(await frames(watch))]
  } finally {
    await browser.close()
    await lucarne.stop()
    await folder.remove()
  }
}
