import type { JSHandle, Page } from 'playwright-core'
import type { Draft } from '../../../src/machines/upload/upload/types.ts'
import type { ChosenMedia } from './uploadMedia.ts'

/** What an earlier visit has left: a draft, and those of its files that the browser still has, by their ids. */
export type LeftUpload = { draft: Draft; createdAt: number; files: Readonly<Record<string, ChosenMedia>> }

type Hold = { release: () => Promise<void> }
const holds = new WeakMap<Page, JSHandle<Hold>[]>()

/** Stores uploads as the app does, before it starts. */
export async function leaveUploads(page: Page, origin: string, userId: string, uploads: readonly LeftUpload[]): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await storeUploads(page, userId, uploads)
}

/** Stores uploads as the app does: a page that is loaded afterwards finds them. */
export async function storeUploads(page: Page, userId: string, uploads: readonly LeftUpload[]): Promise<void> {
  const left = uploads.map(({ draft, createdAt, files }) => ({
    key: `${userId}/${draft.id}`,
    value: { version: 2, createdAt, draft },
    files: Object.entries(files).map(([id, { name, mimeType, buffer }]) => ({
      id,
      name,
      type: mimeType,
      base64: buffer.toString('base64'),
    })),
  }))
  await page.evaluate(async (stored) => {
    const ended = (request: IDBRequest | IDBTransaction, success: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        request.addEventListener(success, resolve)
        request.addEventListener('error', reject)
      })
    async function fill(name: string, storeName: string, entries: readonly (readonly [string, unknown])[]): Promise<void> {
      const opening = indexedDB.open(name)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
      await ended(opening, 'success')
      const transaction = opening.result.transaction(storeName, 'readwrite')
      for (const [key, value] of entries) transaction.objectStore(storeName).put(value, key)
      await ended(transaction, 'complete')
      opening.result.close()
    }
    const fileOf = ({ name, type, base64 }: { name: string; type: string; base64: string }): File =>
      new File([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], name, { type })
    await fill(
      'lucarne-uploads',
      'uploads',
      stored.map(({ key, value }) => [key, value]),
    )
    await fill(
      'lucarne-upload-files',
      'files',
      stored.flatMap(({ files }) => files.map((file) => [file.id, fileOf(file)] as const)),
    )
  }, left)
}

/**
 * Keeps the browser's store of uploads locked by a transaction, as another tab that stores a large file does: what the page asks of it from
 * now on waits.
 */
export async function holdDrafts(page: Page): Promise<void> {
  const hold = await page.evaluateHandle(async (): Promise<Hold> => {
    const opening = indexedDB.open('lucarne-uploads')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('uploads'))
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve)
      opening.addEventListener('error', reject)
    })
    const transaction = opening.result.transaction('uploads', 'readwrite')
    const store = transaction.objectStore('uploads')
    const ended = new Promise<void>((resolve) => {
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve())
    })
    let isHeld = true
    // A transaction without a request ends.
    const goOn = (): void => {
      if (isHeld) store.count().addEventListener('success', goOn)
    }
    goOn()
    return {
      release: async () => {
        isHeld = false
        await ended
        opening.result.close()
      },
    }
  })
  holds.set(page, [...(holds.get(page) ?? []), hold])
}

/** Ends the earliest lock: the page goes on until the next one. */
export async function releaseDrafts(page: Page): Promise<void> {
  const [hold, ...others] = holds.get(page) ?? []
  holds.set(page, others)
  await hold?.evaluate((each) => each.release())
}

/** The browser deletes the site's databases, for want of space or because the person asks for it: what the page is doing with them fails. */
export async function deleteDatabases(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
  await protocol.detach()
  holds.delete(page)
}

/** The titles of the uploads that the browser keeps. */
export async function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('lucarne-uploads')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('uploads'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const request: IDBRequest<{ draft: { form: { title: string } } }[]> = opening.result
      .transaction('uploads')
      .objectStore('uploads')
      .getAll()
    await new Promise((resolve) => request.addEventListener('success', resolve))
    opening.result.close()
    return request.result.map(({ draft }) => draft.form.title).toSorted()
  })
}
