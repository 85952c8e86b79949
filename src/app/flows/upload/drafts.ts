// oxlint-disable-next-line no-restricted-imports -- here alone: each of its failures reaches a machine
import { createStore, del, entries, get, set } from 'idb-keyval'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import type { ChosenFile } from '../../../machines/upload/fileTransfer/types.ts'
import type { Draft, StoredDraft } from '../../../machines/upload/upload/types.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'
import { withoutPassword } from '../../../shared/validation/detailsForm.ts'
import { parseDraft } from './parseDraft.ts'
import { notePendingUploads } from './pendingNote.ts'
import { createUploadLocks } from './uploadLocks.ts'

/** Increase it when the stored shape changes: older drafts are then ignored. */
const version = 2

const store = createStore('lucarne-uploads', 'uploads')
const fileStore = createStore('lucarne-upload-files', 'files')

export type Drafts = {
  /** Returns the user's drafts, in the kept order and then oldest first, but for uploads that another tab has. Registers their files under the ids that the drafts use for them. */
  load: (userId: string) => Promise<StoredDraft[]>
  /** Returns the begun upload of this record, as `load`; null when there is none, or another tab has it. */
  find: (userId: string, contentId: string) => Promise<StoredDraft | null>
  /** Stores the texts first, then the files. @throws DOMException when the browser blocks storage or has no room for the files */
  save: (userId: string, draft: Draft) => Promise<void>
  discard: (userId: string, id: string) => Promise<void>
  /** Stores in which order the drafts are sent. @throws DOMException as `save` */
  keepOrder: (userId: string, ids: readonly string[]) => Promise<void>
  /** True when everything that was last given to `save` for this upload is stored. */
  isKept: (id: string) => boolean
}

const keyOf = (userId: string, id: string): string => `${userId}/${id}`
const orderStore = createStore('lucarne-upload-order', 'order')

/** Ids in the order that the person gave to their uploads; empty when they gave none. */
async function readOrder(userId: string): Promise<readonly unknown[]> {
  const order = await get<unknown>(userId, orderStore)
  return Array.isArray(order) ? order : []
}

/** A password is not kept in the browser. */
function withoutPasswords(draft: Draft): Draft {
  const isRecorded = draft.recorded !== null
  const stripped = (form: UploadForm): UploadForm => ({ ...form, details: withoutPassword(form.details, isRecorded) })
  return { ...draft, form: stripped(draft.form), recorded: draft.recorded && stripped(draft.recorded) }
}

const filesOf = ({ video, thumbnail }: Pick<Draft, 'video' | 'thumbnail'>): ChosenFile[] =>
  [video, thumbnail].filter((file) => file !== null)

/** Stores each user's drafts in IndexedDB, and their files beside them. They survive a reload, a crash and a restart of the browser. */
export function createDrafts(files: FileRegistry): Drafts {
  const createdAt = new Map<string, number>()
  const storedFiles = new Set<string>()
  const unkept = new Set<string>()
  const locks = createUploadLocks()
  // One write after another for each upload, so that an earlier state never replaces a later one.
  const writes = new Map<string, Promise<void>>()

  function inTurn(id: string, write: () => Promise<void>): Promise<void> {
    const written = (writes.get(id) ?? Promise.resolve()).catch(() => undefined).then(write)
    writes.set(id, written)
    return written
  }

  async function storeFile({ id }: ChosenFile): Promise<void> {
    const bytes = files.find(id)
    if (!bytes || storedFiles.has(id)) return
    await set(id, bytes, fileStore)
    storedFiles.add(id)
  }

  async function removeFile({ id }: ChosenFile): Promise<void> {
    storedFiles.delete(id)
    await del(id, fileStore)
  }

  async function revive(file: ChosenFile | null): Promise<ChosenFile | null> {
    if (!file) return null
    const bytes = files.find(file.id) ?? (await get<unknown>(file.id, fileStore))
    if (!(bytes instanceof File)) return null
    storedFiles.add(file.id)
    return files.keep(bytes, file.id)
  }

  async function restore(stored: NonNullable<ReturnType<typeof parseDraft>>): Promise<StoredDraft> {
    const { draft } = stored
    createdAt.set(draft.id, stored.createdAt)
    const video = await revive(draft.video)
    return {
      draft: { ...draft, video: video ?? draft.video, thumbnail: await revive(draft.thumbnail) },
      isVideoMissing: draft.video !== null && video === null,
    }
  }

  async function listOwn(userId: string): Promise<NonNullable<ReturnType<typeof parseDraft>>[]> {
    const all = await entries<IDBValidKey, unknown>(store)
    const own = all.filter(([key]) => typeof key === 'string' && key.startsWith(keyOf(userId, '')))
    const order = await readOrder(userId)
    const placeOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length)
    return own
      .flatMap(([, value]) => parseDraft(value, version) ?? [])
      .toSorted((a, b) => placeOf(a.draft.id) - placeOf(b.draft.id) || a.createdAt - b.createdAt)
  }

  async function notePending(userId: string): Promise<void> {
    notePendingUploads(
      userId,
      (await listOwn(userId)).some(({ draft }) => draft.isBegun),
    )
  }

  return {
    async load(userId) {
      const own = await listOwn(userId)
      const isMine = await Promise.all(own.map(async ({ draft }) => !draft.isBegun || locks.hold(draft.id)))
      return Promise.all(own.filter((_, index) => isMine[index]).map(restore))
    },
    async find(userId, contentId) {
      const found = (await listOwn(userId)).find(({ draft }) => draft.isBegun && draft.contentId === contentId)
      return found && (await locks.hold(found.draft.id)) ? restore(found) : null
    },
    save(userId, draft) {
      const { id } = draft
      unkept.add(id)
      return inTurn(id, async () => {
        const since = createdAt.get(id) ?? Date.now()
        createdAt.set(id, since)
        const before = parseDraft(await get<unknown>(keyOf(userId, id), store), version)
        await set(keyOf(userId, id), { version, createdAt: since, draft: withoutPasswords(draft) }, store)
        if (draft.isBegun) {
          notePendingUploads(userId, true)
          await locks.hold(id)
        } else {
          locks.release(id)
          await notePending(userId)
        }
        const used = new Set(filesOf(draft).map((file) => file.id))
        for (const file of before ? filesOf(before.draft) : []) if (!used.has(file.id)) await removeFile(file)
        for (const file of filesOf(draft)) await storeFile(file)
        unkept.delete(id)
      })
    },
    discard(userId, id) {
      return inTurn(id, async () => {
        const stored = parseDraft(await get<unknown>(keyOf(userId, id), store), version)
        for (const file of stored ? filesOf(stored.draft) : []) await removeFile(file)
        await del(keyOf(userId, id), store)
        await notePending(userId)
        locks.release(id)
        unkept.delete(id)
      })
    },
    keepOrder: (userId, ids) => set(userId, ids, orderStore),
    isKept: (id) => !unkept.has(id),
  }
}
