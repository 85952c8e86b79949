import type { CombinedError } from '@urql/core'
import { AppError } from '../shared/errors.ts'
import { toAppError } from './errors.ts'

/** What a screen draws. `isRefreshing`: an earlier answer is shown while a newer one is on its way. */
export type ScreenState<Selected> =
  | { status: 'loading' }
  | { status: 'failed'; failure: AppError }
  | { status: 'missing' }
  | { status: 'loaded'; data: Selected; isRefreshing: boolean; failure: AppError | null }

type Result<Data> = { data?: Data | null | undefined; error?: CombinedError | undefined; fetching: boolean; stale: boolean }

/**
 * Loading, failed, missing or loaded, out of urql's result. Something `null` while a fresh answer is under
 * way («stale») counts as loading; what is already there stays, even when refreshing it fails.
 * @param select picks what the screen is about; null or undefined when it is not there
 */
export function screenState<Data, Selected>(
  result: Result<Data>,
  select: (data: Data) => Selected | null | undefined,
): ScreenState<Selected> {
  const isPending = result.fetching || result.stale
  const failure = result.error ? toAppError(result.error) : null
  const selected = result.data ? select(result.data) : undefined
  if (selected !== null && selected !== undefined) return { status: 'loaded', data: selected, isRefreshing: isPending, failure }
  if (isPending) return { status: 'loading' }
  if (failure) return { status: 'failed', failure }
  if (result.data) return { status: 'missing' }
  // A paused query has not been asked yet; «null» has come, without a word of why.
  return result.data === null ? { status: 'failed', failure: new AppError('INTERNAL') } : { status: 'loading' }
}
