import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { type HistoryFilter, parseHistoryFilter, writeHistoryFilter } from './historyFilter.ts'

/** Returns the filter in the address, and a function that changes it without a history entry for each typed word. */
export function useHistoryFilter(): HistoryFilter & { change: (patch: Partial<HistoryFilter>) => void } {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (patch: Partial<HistoryFilter>) => setSearch((before) => writeHistoryFilter(before, patch), { replace: true }),
    [setSearch],
  )
  return { ...parseHistoryFilter(search), change }
}
