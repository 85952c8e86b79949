import type { CommentSort } from '../../../graphql/generated/graphql.ts'

const parameter = 'sort'

/** The order of the comments that the address asks for: `?sort=popular`, the newest first otherwise. */
export function commentSortOf(search: URLSearchParams): CommentSort {
  return search.get(parameter) === 'popular' ? 'popular' : 'recent'
}

/** The same address with another order of the comments. */
export function withCommentSort(search: URLSearchParams, sort: CommentSort): URLSearchParams {
  const next = new URLSearchParams(search)
  if (sort === 'recent') next.delete(parameter)
  else next.set(parameter, sort)
  return next
}
