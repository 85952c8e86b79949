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
  let texts = read()

  /** A text is its writer's alone: form names begin with their id. */
  const nameOf = (form: string): string => `${owner()} ${form}`
  function write(next: Map<string, string>): void {
    texts = next
    try {
      if (texts.size === 0) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, JSON.stringify([...texts]))
    } catch {
      // Blocked or full: the memory of this page is enough for most ways.
    }
  }
  return {
    keep: (form, text) => {
      if (owner() === null) return
      const next = new Map(texts)
      if (text.trim() === '') next.delete(nameOf(form))
      else next.set(nameOf(form), text)
      write(next)
    },
    recall: (form) => texts.get(nameOf(form)) ?? '',
    forgetAll: () => write(new Map()),
  }
}

function read(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}
