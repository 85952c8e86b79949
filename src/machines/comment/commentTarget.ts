import * as pageMessages from '../../shared/pageMessages.ts'

/** A new comment, a reply to `parentId`, or an edit of an existing comment. */
export type CommentTarget = { kind: 'add'; contentId: string; parentId: string | null } | { kind: 'edit'; commentId: string }

/** Returns the catalogue's message for a comment that could not be saved. */
export const saveMessageOf = ({ kind }: CommentTarget): string => (kind === 'add' ? pageMessages.addComment : pageMessages.editComment)
