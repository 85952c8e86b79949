import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../src/shared/log.ts'
import { launchBrowser } from '../support/browser.ts'
import { startLucarne } from '../support/process.ts'
import { siteFolder } from '../support/siteFolder.ts'
import { makeStoryClip } from './clip.ts'
import { restOf } from './library.ts'
import { axeFaults } from './states/checks.ts'
import { visit } from './visitor.ts'

const cleanups: (() => Promise<unknown>)[] = []
let dataDir = ''
let browser: Browser

beforeAll(async () => {
  const site = await siteFolder()
  cleanups.push(site.remove)
  dataDir = join(site.path, 'data')
  browser = await launchBrowser()
  cleanups.push(() => browser.close())
})
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** Leaves the rows as a conversion does that was given up after its last retry. @param keepsFile false: the file is gone as well */
async function giveUp(content: string, keepsFile: boolean): Promise<void> {
  const database = await openDatabase({ dataDir, log: silentLog })
  const left = { state: 'failed', progress: 20, failure: 'CONVERSION_FAILED', failure_reason: 'ffmpeg failed (exit 1)' } as const
  await database.db
    .updateTable('media')
    .set({ ...left, playlist_key: null, renditions: '[]', ...(!keepsFile && { original_key: null }) })
    .where('content_uuid', '=', content)
    .execute()
  await database.close()
}

it('a creator repeats a failed conversion on the dashboard, by keyboard at 390 px, and the video plays', { timeout: 180_000 }, async () => {
  const first = await startLucarne(dataDir)
  const clip = await makeStoryClip(join(dataDir, '..'))
  const { creator, contents } = await restOf(first.url).addLibrary('Ateliers', ['Semer', 'Perdue'], clip)
  await first.stop()
  const [kept, lost] = contents
  if (!kept || !lost) throw new Error('no contents')
  await giveUp(kept.id, true)
  await giveUp(lost.id, false)

  const lucarne = await startLucarne(dataDir)
  cleanups.push(() => lucarne.stop())
  const { context, page } = await visit(browser, lucarne.url, creator)
  cleanups.push(() => context.close())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${lucarne.url}/dashboard`)
  const repeat = (title: string) => page.getByRole('button', { name: `Recommencer la conversion de «\u202f${title}\u202f»` })
  await repeat('Perdue').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await repeat('Perdue').click()
  await page.getByText('Un fichier vidéo est requis').first().waitFor()

  await repeat('Semer').focus()
  await page.keyboard.press('Enter')
  await page.getByText('La conversion recommence').first().waitFor()
  await repeat('Semer').waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await fetch(`${lucarne.url}/api/contents/${kept.id}`)).json(), { timeout: 60_000 })
    .toMatchObject({ media: { state: 'complete', progress: 100, failure: null } })
  await page.goto(`${lucarne.url}/watch/${kept.id}`)
  await page.getByRole('button', { name: 'Lire la vidéo' }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
})
