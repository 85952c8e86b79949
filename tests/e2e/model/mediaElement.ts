import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { z } from 'zod'

const elementSchema = z.object({
  isPaused: z.boolean(),
  hasEnded: z.boolean(),
  /** false while the next picture is missing */
  hasData: z.boolean(),
  seconds: z.number(),
})
type MediaElement = z.output<typeof elementSchema>

/**
 * The value of an expression in the page. Playwright's own evaluations count as a press of the person, after which every video may play;
 * this does not.
 */
export async function peek(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  try {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  } finally {
    await session.detach()
  }
}

const reading = `(() => {
  const video = document.querySelector('video')
  if (!video) return null
  const { paused, ended, readyState, currentTime } = video
  return { isPaused: paused, hasEnded: ended, hasData: readyState > 2, seconds: currentTime }
})()`

/** In milliseconds. */
export const patience = { timeout: 30_000, interval: 50 }

/** What the page's <video> is doing; null when there is none. */
export async function readElement(page: Page): Promise<MediaElement | null> {
  return elementSchema.nullable().parse(await peek(page, reading))
}

/** Waits until the <video> is so. */
export async function waitForElement(page: Page, wanted: Partial<MediaElement>): Promise<void> {
  await vi.waitFor(async () => expect(await readElement(page)).toMatchObject(wanted), patience)
}

/** Waits until it has shown further pictures. */
export async function waitUntilAdvanced(page: Page): Promise<void> {
  await waitForElement(page, { isPaused: false, hasEnded: false, hasData: true })
  const from = (await readElement(page))?.seconds ?? 0
  await vi.waitFor(async () => expect((await readElement(page))?.seconds).toBeGreaterThan(from), patience)
}
