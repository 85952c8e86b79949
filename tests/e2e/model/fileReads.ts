import type { Page } from 'playwright-core'

/** Lets the page wait for the bytes of a file, as a slow disk does. Nothing outside of the page can slow down what it reads. */
export async function holdFileReads(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    const { promise, resolve } = Promise.withResolvers<void>()
    Blob.prototype.arrayBuffer = async function readLater() {
      await promise
      return arrayBuffer.call(this)
    }
    Object.assign(globalThis, { releaseFileReads: resolve })
  })
}

export const releaseFileReads = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(globalThis, 'releaseFileReads')())
