import { useCallback } from 'react'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { usePaging } from '../../machines/common/paging/usePaging.ts'
import type { CodedError } from '../../shared/codedError.ts'

/** The button under a list that loads its next page. */
export type More = { isLoading: boolean; failure: Pick<CodedError, 'message'> | null; load: () => void }

/**
 * Loads the next page of a list on screen. The cache merges it into the list (`joinedPages`).
 * @param nextCursor the list's own cursor; null at the end
 */
export function useMore<Data, Variables extends AnyVariables & Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variablesAt: (cursor: string) => Variables,
  nextCursor: string | null,
): More {
  const requestAt = useCallback((cursor: string) => ({ cursor, document, variables: variablesAt(cursor) }), [document, variablesAt])
  return usePaging(nextCursor, requestAt)
}
