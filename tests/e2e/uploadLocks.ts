import type { Page } from 'playwright-core'

/** The locks of the uploads that some tab of the browser has. */
export const uploadLocksOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.flatMap(({ name = '' }) => (name.startsWith('lucarne-upload-') ? [name] : []))
  })
