import { tabStorage } from '../../components/browserStorage.ts'

/** What was typed and not sent yet, by the form it belongs to. */
export type TextDrafts = {
  /** @param text blank forgets it */
  keep: (form: string, text: string) => void
  /** @returns '' when nothing was kept, or another person wrote it */
  recall: (form: string) => string
  forgetAll: () => void
}

const storageKey = 'unsentTexts'

/**
 * Unsent texts of the person in this tab: they outlive the way to the sign-in and back, also by a provider's pages,
 * and end with the log-out. @param owner id of who writes, null for a guest
 */
export function createTextDrafts(owner: () => string | null): TextDrafts {
  /** A text is its writer's alone: form names begin with their id. */
  const nameOf = (form: string): string => `${owner()} ${form}`
  const forgetAll = (): void => tabStorage.remove(storageKey)
  return {
    keep: (form, text) => {
      if (owner() === null) return
      const texts = read()
      if (text.trim() === '') texts.delete(nameOf(form))
      else texts.set(nameOf(form), text)
      if (texts.size === 0) forgetAll()
      else tabStorage.set(storageKey, JSON.stringify([...texts]))
    },
    recall: (form) => read().get(nameOf(form)) ?? '',
    forgetAll,
  }
}

function read(): Map<string, string> {
  try {
    return new Map(JSON.parse(tabStorage.get(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}
