// oxlint-disable-next-line no-restricted-imports -- here alone: each of its failures reaches the upload's machine
import { createStore, del, get, set } from 'idb-keyval'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import type { ChosenFile } from '../../../machines/upload/fileTransfer/types.ts'
import type { Draft } from '../../../machines/upload/upload/types.ts'
import { parseDraft } from './parseDraft.ts'

/** Increase it when the stored shape changes: older drafts are then ignored. */
const version = 1

const store = createStore('lucarne-drafts', 'drafts')

type StoredDraft = { version: number; draft: Draft; video: File | null; thumbnail: File | null }

export type Drafts = {
  /** Registers the draft's files under the ids that the draft uses for them. */
  load: (userId: string) => Promise<Draft | null>
  /** @throws DOMException when the browser blocks storage or has no room for the files */
  save: (userId: string, draft: Draft) => Promise<void>
  discard: (userId: string) => Promise<void>
}

/** Stores each user's draft, form and files, in IndexedDB. Drafts survive a reload and a restart of the browser. */
export function createDrafts(files: FileRegistry): Drafts {
  const bytesOf = (file: ChosenFile | null): File | null => (file ? (files.find(file.id) ?? null) : null)
  return {
    async load(userId: string): Promise<Draft | null> {
      const stored = parseDraft(await get<unknown>(userId, store), version)
      if (!stored) return null
      const revive = (file: ChosenFile | null, bytes: File | null): ChosenFile | null => (file && bytes ? files.keep(bytes, file.id) : null)
      const { draft } = stored
      return { ...draft, video: revive(draft.video, stored.video), thumbnail: revive(draft.thumbnail, stored.thumbnail) }
    },
    async save(userId: string, draft: Draft): Promise<void> {
      const stored: StoredDraft = { version, draft, video: bytesOf(draft.video), thumbnail: bytesOf(draft.thumbnail) }
      await set(userId, stored, store)
    },
    discard: (userId: string): Promise<void> => del(userId, store),
  }
}
