import type { CommentTarget } from '../../../machines/comment/commentTarget.ts'
import { randomUuid } from '../../../shared/uuid.ts'
import type { TextDrafts } from '../session/textDrafts.ts'

/** Returns the form's name, which is its key among the stored drafts. */
export function formNameOf(target: CommentTarget): string {
  return target.kind === 'edit' ? `edit ${target.commentId}` : `add ${target.contentId} ${target.parentId}`
}

/** Stores the drafts of comment forms, each with its idempotency key: resending after a lost response does not post twice. */
export function commentDrafts(texts: TextDrafts) {
  const keyName = (form: string): string => `key ${form}`
  return {
    recall: texts.recall,
    /** @param text when blank, the draft and its key are removed */
    keep: (form: string, text: string): void => {
      texts.keep(form, text)
      if (text.trim() === '') texts.keep(keyName(form), '')
    },
    keyOf: (form: string): string => {
      const key = texts.recall(keyName(form)) || randomUuid()
      texts.keep(keyName(form), key)
      return key
    },
    /** The text is posted: what the user types from now on is another comment. */
    settle: (form: string, sent: string): void => {
      texts.keep(keyName(form), '')
      if (texts.recall(form).trim() === sent) texts.keep(form, '')
    },
  }
}
