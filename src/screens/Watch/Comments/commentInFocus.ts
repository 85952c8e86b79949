const parameter = 'comment'

/** Returns the id of the comment in the address, which is shown above the others. */
export function commentInFocusOf(search: URLSearchParams): string | null {
  return search.get(parameter) || null
}

/** Returns the same address without the comment. */
export function withoutCommentInFocus(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(parameter)
  return next
}
