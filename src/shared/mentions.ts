import { limits } from './limits.ts'
import { plainUsername } from './text.ts'

/** How many people one comment links to and notifies; others stay text. */
export const mentionedPeopleMax = 10

/** How many people are suggested while a name is being written. */
export const mentionSuggestionsMax = 6

// An «@» within a word, as in an address of e-mail, names nobody.
const mention = /(?<![\p{L}\p{N}_@.])@([\p{L}\p{M}\p{N}_]+)/gu

/** «Merci @Ada, @ada !» → ['Ada']: the names that a text has after «@», in its order, each once in any case. */
export function mentionedNames(text: string): string[] {
  const names = new Map<string, string>()
  for (const [, typed = ''] of text.matchAll(mention)) {
    const name = plainUsername(typed)
    const key = name.toLowerCase()
    if (!names.has(key)) names.set(key, name)
  }
  return [...names.values()]
}

const mentionBeingWritten = new RegExp(`(?<![\\p{L}\\p{N}_@.])@[\\p{L}\\p{M}\\p{N}_]{0,${limits.usernameMax}}$`, 'u')

/** «Merci @ad|» → «@ad»: what stands before the caret, when it is a name after «@»; null otherwise. @param caret as in `selectionStart` */
export const mentionBefore = (text: string, caret: number): string | null => mentionBeingWritten.exec(text.slice(0, caret))?.[0] ?? null
