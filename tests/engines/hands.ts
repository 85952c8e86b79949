import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Driver } from './driver.ts'

const placeSchema = z.object({ x: z.number(), y: z.number(), isInFront: z.boolean() })
const patience = { timeout: 60_000, interval: 250 }

/** What a person does in a page, and looks for. A name is a regular expression. */
export function handsOf(driver: Driver) {
  const find = (selector: string, name: RegExp): Promise<unknown> =>
    driver.evaluate(`(${findInPage.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(name.source)})`)

  async function see(selector: string, name: RegExp): Promise<void> {
    await expect.poll(() => find(selector, name), { ...patience, message: `${driver.name}: ${selector} ${name.source}` }).not.toBeNull()
  }

  /** Presses it in its middle, once it stands still and nothing is before it. */
  async function press(selector: string, name: RegExp): Promise<void> {
    let [before, now]: unknown[] = [null, null]
    const isStill = async (): Promise<boolean> => {
      ;[before, now] = [now, await find(selector, name)]
      return now !== null && isDeepStrictEqual(before, now) && placeSchema.parse(now).isInFront
    }
    await expect.poll(isStill, { ...patience, message: `${driver.name}: ${selector} ${name.source}` }).toBe(true)
    const { x, y } = placeSchema.parse(now)
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  /** @param text each character is a key */
  async function type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Polls a value of the video. @param property of an HTMLVideoElement */
  const video = (property: 'currentTime' | 'paused' | 'videoHeight' | 'ended') => async (): Promise<unknown> =>
    driver.evaluate(`document.querySelector('video')?.${property} ?? null`)

  return { see, press, type, video, patience }
}

/** Runs in the page. @returns the middle of the first visible element that has this name for a screen reader; null while there is none */
function findInPage(selector: string, source: string): { x: number; y: number; isInFront: boolean } | null {
  const name = new RegExp(source)
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : null
    const text = (element.getAttribute('aria-label') ?? label ?? element.textContent).trim().replaceAll(/\s+/g, ' ')
    if (!name.test(text) || element.getClientRects().length === 0) continue
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return { x, y, isInFront: element.contains(document.elementFromPoint(x, y)) }
  }
  return null
}
