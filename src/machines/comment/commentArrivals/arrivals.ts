import type { Listed } from './types.ts'

const never = ''

/** Returns the creation time of the newest comment. */
export function newestOf(comments: readonly Listed[]): string {
  return comments.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), never)
}

/**
 * True when the comment is not shown yet, so that the list does not shift while the user reads. The user's own comments are never held
 * back.
 * @param shownUntil creation time of the newest comment shown; null shows all
 */
export function isHeldBack({ createdAt, isOwn }: Listed, shownUntil: string | null): boolean {
  return shownUntil !== null && !isOwn && createdAt > shownUntil
}
