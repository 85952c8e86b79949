import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useQuery } from 'urql'
import type { AppError } from '../shared/errors.ts'
import { toAppError } from './errors.ts'

/** The button under a list that loads its next page. */
export type More = { isLoading: boolean; failure: Pick<AppError, 'message'> | null; load: () => void }

/**
 * Loads the next page of a list on screen. The cache merges it into the list (`joinedPages`).
 * @param nextCursor the list's own cursor; null at the end
 */
export function useMore<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variablesAt: (cursor: string) => Variables,
  nextCursor: string | null,
): More {
  const [asked, setAsked] = useState<string | null>(null)
  const [{ fetching, error }, ask] = useQuery({ query, variables: variablesAt(asked ?? ''), pause: asked === null })
  const isAsked = asked !== null && asked === nextCursor
  return {
    isLoading: isAsked && fetching,
    failure: isAsked && !fetching && error ? toAppError(error) : null,
    load: () => (isAsked ? ask({ requestPolicy: 'network-only' }) : setAsked(nextCursor)),
  }
}
