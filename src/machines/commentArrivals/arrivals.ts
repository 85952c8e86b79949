import type { Listed } from './types.ts'

const never = ''

/** When the newest of them was written. */
export function newestOf(comments: readonly Listed[]): string {
  return comments.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), never)
}

/**
 * Is it held back, so that nothing moves under the eyes of who reads? What they wrote themselves never is.
 * @param shownUntil when the newest comment on the screen was written; null shows all
 */
export function isHeldBack({ createdAt, isOwn }: Listed, shownUntil: string | null): boolean {
  return shownUntil !== null && !isOwn && createdAt > shownUntil
}
