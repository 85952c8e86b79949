import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useQuery } from 'urql'
import type { AppError } from '../shared/errors.ts'
import { toAppError } from './errors.ts'

/** A list that goes on, for the button under it. */
export type More = { isLoading: boolean; failure: Pick<AppError, 'message'> | null; load: () => void }

/**
 * The next page of a list that a screen shows already: the cache joins it to the list (`joinedPages`).
 * @param nextCursor the list's own; null at the end
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
