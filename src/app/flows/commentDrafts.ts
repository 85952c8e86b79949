import { randomUuid } from '../../shared/uuid.ts'
import type { TextDrafts } from '../session/textDrafts.ts'

/** What is typed in the forms of comments, and the key that it is sent with: sent again after a lost answer, it is not there twice. */
export function commentDrafts(texts: TextDrafts) {
  const keyName = (form: string): string => `key ${form}`
  return {
    recall: texts.recall,
    /** @param text blank gives it up, and its key */
    keep: (form: string, text: string): void => {
      texts.keep(form, text)
      if (text.trim() === '') texts.keep(keyName(form), '')
    },
    keyOf: (form: string): string => {
      const key = texts.recall(keyName(form)) || randomUuid()
      texts.keep(keyName(form), key)
      return key
    },
    /** Its text is there now: what is typed from here on is another comment. */
    settle: (form: string, sent: string): void => {
      texts.keep(keyName(form), '')
      if (texts.recall(form).trim() === sent) texts.keep(form, '')
    },
  }
}
