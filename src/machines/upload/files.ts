import type { ChosenFile } from './types.ts'
import { randomUuid } from '../../shared/uuid.ts'

/** Where the bytes of chosen files live: machines hold ids, actors ask for the file when they need it. */
export type FileRegistry = {
  /** Keeps a file under a new id, or under the one that a draft knew it by. */
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
