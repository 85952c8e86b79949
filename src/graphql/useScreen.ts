import { useCallback } from 'react'
import { type AnyVariables, useQuery, type UseQueryArgs } from 'urql'
import { type ScreenState, screenState } from './screenState.ts'

/**
 * The one query of a screen.
 * @param select picks what the screen is about; null or undefined makes it «missing» (not found)
 * @returns the state to draw, and `reload`, which asks the server again
 */
export function useScreen<Data, Variables extends AnyVariables, Selected>(
  args: UseQueryArgs<Variables, Data>,
  select: (data: Data) => Selected | null | undefined,
): ScreenState<Selected> & { reload: () => void } {
  const [result, execute] = useQuery<Data, Variables>(args)
  const reload = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute])
  return { ...screenState(result, select), reload }
}
