import type { JSHandle, Page } from 'playwright-core'
import { z } from 'zod'
import type { UploadForm } from '../../../src/shared/validation/content.ts'

type StoredFile = { name: string; type: string; base64: string }
export type SeededDraft = { owner: string; form: UploadForm; video: StoredFile; thumbnail: StoredFile }
type Hold = { release: (draft: SeededDraft | null) => Promise<void> }

const holds = new WeakMap<Page, JSHandle<Hold>[]>()

/**
 * Keeps the browser's store of drafts locked by a transaction, as another tab that stores a large file does: what the page asks of it from now
 * on waits.
 */
export async function holdDrafts(page: Page): Promise<void> {
  const hold = await page.evaluateHandle(async (): Promise<Hold> => {
    const opening = indexedDB.open('lucarne-drafts')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'))
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve)
      opening.addEventListener('error', reject)
    })
    const transaction = opening.result.transaction('drafts', 'readwrite')
    const store = transaction.objectStore('drafts')
    const ended = new Promise<void>((resolve) => {
      for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve())
    })
    let last: (() => void) | undefined
    // A transaction without a request ends.
    const goOn = (): void => (last ? last() : store.count().addEventListener('success', goOn))
    goOn()

    function put({ owner, form, video, thumbnail }: SeededDraft): void {
      const fileOf = ({ name, type, base64 }: StoredFile): File =>
        new File([Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)], name, { type })
      const files = { video: fileOf(video), thumbnail: fileOf(thumbnail) }
      const chosen = ({ name, size, type }: File): object => ({ id: crypto.randomUUID(), name, size, type })
      const draft = {
        form,
        video: chosen(files.video),
        thumbnail: chosen(files.thumbnail),
        idempotencyKey: crypto.randomUUID(),
        contentId: null,
      }
      store.put({ version: 1, draft, ...files }, owner)
    }
    return {
      release: async (draft) => {
        last = () => draft && put(draft)
        await ended
        opening.result.close()
      },
    }
  })
  holds.set(page, [...(holds.get(page) ?? []), hold])
}

/** Lets the page go on. @param draft stored for it first */
export async function releaseDrafts(page: Page, draft: SeededDraft | null = null): Promise<void> {
  const [hold, ...others] = holds.get(page) ?? []
  holds.set(page, others)
  await hold?.evaluate((held, stored) => held.release(stored), draft)
}

/** The browser deletes the site's databases, for want of space or because the person asks for it: what the page is doing with them fails. */
export async function deleteDatabases(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
  await protocol.detach()
  holds.delete(page)
}

const storedSchema = z
  .object({
    draft: z.object({ form: z.object({ title: z.string() }) }),
    video: z.string().nullable(),
    thumbnail: z.string().nullable(),
  })
  .transform(({ draft, video, thumbnail }) => ({ title: draft.form.title, video, thumbnail }))

/** The title and the names of the files that the browser has stored for this person; null without a draft. */
export async function findDraft(page: Page, owner: string): Promise<z.output<typeof storedSchema> | null> {
  const stored: unknown = await page.evaluate(async (owner) => {
    const opening = indexedDB.open('lucarne-drafts')
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const request = opening.result.transaction('drafts').objectStore('drafts').get(owner)
    await new Promise((resolve) => request.addEventListener('success', resolve))
    opening.result.close()
    const nameOf = (file: unknown): string | null => (file instanceof File ? file.name : null)
    const found: { video?: unknown; thumbnail?: unknown } | undefined = request.result
    return found ? { ...found, video: nameOf(found.video), thumbnail: nameOf(found.thumbnail) } : null
  }, owner)
  return storedSchema.nullable().parse(stored)
}
