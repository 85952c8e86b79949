import type { CombinedError } from '@urql/core'
import { clientError, type CodedError } from '../shared/codedError.ts'
import { toCodedError } from './errors.ts'

/** The state that a screen renders. `isRefreshing`: earlier data is shown while newer data is being fetched. */
export type ScreenState<Selected> =
  | { status: 'loading' }
  | { status: 'failed'; failure: CodedError }
  | { status: 'missing' }
  | { status: 'loaded'; data: Selected; isRefreshing: boolean; failure: CodedError | null }

type Result<Data> = { data?: Data | null | undefined; error?: CombinedError | undefined; fetching: boolean; stale: boolean }

/**
 * Converts urql's result to loading, failed, missing or loaded. A null value during a refetch («stale») counts as loading. Existing data
 * stays, even when its refetch fails.
 * @param select returns the screen's data from the result; null or undefined when it is missing
 */
export function screenState<Data, Selected>(
  result: Result<Data>,
  select: (data: Data) => Selected | null | undefined,
): ScreenState<Selected> {
  const isPending = result.fetching || result.stale
  const failure = result.error ? toCodedError(result.error) : null
  const selected = result.data ? select(result.data) : undefined
  if (selected !== null && selected !== undefined) return { status: 'loaded', data: selected, isRefreshing: isPending, failure }
  if (isPending) return { status: 'loading' }
  if (failure) return { status: 'failed', failure }
  if (result.data) return { status: 'missing' }
  // Undefined data: a paused query was not sent yet. Null data: the response was null, without an error.
  return result.data === null ? { status: 'failed', failure: clientError('INTERNAL') } : { status: 'loading' }
}
