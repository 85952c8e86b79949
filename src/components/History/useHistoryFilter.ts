import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { type HistoryFilter, parseHistoryFilter, writeHistoryFilter } from './historyFilter.ts'

/** The filter of the address, and how to change it without a new entry for each word that is typed. */
export function useHistoryFilter(): HistoryFilter & { change: (patch: Partial<HistoryFilter>) => void } {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (patch: Partial<HistoryFilter>) => setSearch((before) => writeHistoryFilter(before, patch), { replace: true }),
    [setSearch],
  )
  return { ...parseHistoryFilter(search), change }
}
