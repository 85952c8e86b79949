import { useCallback } from 'react'
import { type AnyVariables, useQuery, type UseQueryArgs } from 'urql'
import { type ScreenState, screenState } from './screenState.ts'

/**
 * Sends a screen's only query.
 * @param select returns the screen's data from the result; null or undefined makes it «missing» (not found)
 * @returns the state to render, and `reload`, which refetches
 */
export function useScreen<Data, Variables extends AnyVariables, Selected>(
  args: UseQueryArgs<Variables, Data>,
  select: (data: Data) => Selected | null | undefined,
): ScreenState<Selected> & { reload: () => void } {
  const [result, execute] = useQuery<Data, Variables>(args)
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return { ...screenState(result, select), reload }
}
