import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { z } from 'zod'

const elementSchema = z.object({
  isPaused: z.boolean(),
  hasEnded: z.boolean(),
  /** false while the next picture is missing */
  hasData: z.boolean(),
  seconds: z.number(),
  isMuted: z.boolean(),
  /** 0 to 1 */
  volume: z.number(),
  speed: z.number(),
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

const reading = (index: number): string => `(() => {
  const video = document.querySelectorAll('video')[${index}]
  if (!video) return null
  const { paused, ended, readyState, currentTime, muted, volume, playbackRate } = video
  return {
    isPaused: paused, hasEnded: ended, hasData: readyState > 2, seconds: currentTime, isMuted: muted, volume, speed: playbackRate,
  }
})()`

/** In milliseconds. */
export const patience = { timeout: 30_000, interval: 50 }

/** What a <video> of the page is doing; null when there is none. @param index in the page; an ad's comes after the video's */
export async function readElement(page: Page, index = 0): Promise<MediaElement | null> {
  return elementSchema.nullable().parse(await peek(page, reading(index)))
}

/** Waits until the <video> is so. */
export async function waitForElement(page: Page, wanted: Partial<MediaElement>, index = 0): Promise<void> {
  await vi.waitFor(async () => expect(await readElement(page, index)).toMatchObject(wanted), patience)
}

/** Waits until it has shown further pictures. */
export async function waitUntilAdvanced(page: Page, index = 0): Promise<void> {
  await waitForElement(page, { isPaused: false, hasEnded: false, hasData: true }, index)
  const from = (await readElement(page, index))?.seconds ?? 0
  await vi.waitFor(async () => expect((await readElement(page, index))?.seconds).toBeGreaterThan(from), patience)
}
