import type { ChosenFile } from './types.ts'
import { randomUuid } from '../../../shared/uuid.ts'

/** Stores the bytes of chosen files. Machines keep only ids; actors get the file when they need it. */
export type FileRegistry = {
  /** Stores a file under a new id, or under the id that a draft used for it. */
  keep: (file: File, id?: string) => ChosenFile
  find: (id: string) => File | undefined
  release: (ids: readonly string[]) => void
}

export function createFileRegistry(): FileRegistry {
  const files = new Map<string, File>()
  return {
    keep: (file, id = randomUuid()) => {
      files.set(id, file)
      return { id, name: file.name, size: file.size, type: file.type }
    },
    find: (id) => files.get(id),
    release: (ids) => ids.forEach((id) => files.delete(id)),
  }
}
