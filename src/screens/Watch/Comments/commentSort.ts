import type { CommentSort } from '../../../graphql/generated/graphql.ts'

const parameter = 'sort'

/** Reads the comments' order from the address: `?sort=popular`, newest first by default. */
export function commentSortOf(search: URLSearchParams): CommentSort {
  return search.get(parameter) === 'popular' ? 'popular' : 'recent'
}

/** Returns the same address with another order of the comments. */
export function withCommentSort(search: URLSearchParams, sort: CommentSort): URLSearchParams {
  const next = new URLSearchParams(search)
  if (sort === 'recent') next.delete(parameter)
  else next.set(parameter, sort)
  return next
}
