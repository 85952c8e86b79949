import type { ChosenFile } from './types.ts'

/** Returns the ids of these files, for the registry to release. */
export function idsOf(...files: readonly (ChosenFile | null)[]): { ids: string[] } {
  return { ids: files.flatMap((file) => (file ? [file.id] : [])) }
}
