const parameter = 'comment'

/** The comment that the address names: it is shown before the others. */
export function commentInFocusOf(search: URLSearchParams): string | null {
  return search.get(parameter) || null
}

/** The same address without it. */
export function withoutCommentInFocus(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(parameter)
  return next
}
