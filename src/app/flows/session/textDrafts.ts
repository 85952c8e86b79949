import { tabStorage } from '../../../components/browserStorage.ts'

/** Drafts: texts typed and not sent yet, by form name. */
export type TextDrafts = {
  /** @param text when blank, the draft is removed */
  keep: (form: string, text: string) => void
  /** @returns '' when no draft is stored, or another user wrote it */
  recall: (form: string) => string
  clearAll: () => void
}

const storageKey = 'unsentTexts'

/**
 * Stores this tab's drafts. They survive a sign-in, including a redirect to a provider's pages, and are removed at sign-out.
 * @param owner returns the writer's id, null for a guest
 */
export function createTextDrafts(owner: () => string | null): TextDrafts {
  /** Drafts belong to their writer: the key begins with the writer's id. */
  const nameOf = (form: string): string => `${owner()} ${form}`
  const clearAll = (): void => tabStorage.remove(storageKey)
  return {
    keep: (form, text) => {
      if (owner() === null) return
      const texts = read()
      if (text.trim() === '') texts.delete(nameOf(form))
      else texts.set(nameOf(form), text)
      if (texts.size === 0) clearAll()
      else tabStorage.set(storageKey, JSON.stringify([...texts]))
    },
    recall: (form) => read().get(nameOf(form)) ?? '',
    clearAll,
  }
}

function read(): Map<string, string> {
  try {
    return new Map(JSON.parse(tabStorage.get(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}
