import { useMemo, useSyncExternalStore } from 'react'

type IsEqual<Selection> = (before: Selection, after: Selection) => boolean

/** Returns a function that selects anew only from another snapshot, and keeps an equal selection. */
function selecting<Snapshot, Selection>(
  getSnapshot: () => Snapshot,
  select: (snapshot: Snapshot) => Selection,
  isEqual: IsEqual<Selection>,
): () => Selection {
  let last: { snapshot: Snapshot; selection: Selection } | undefined
  return () => {
    const snapshot = getSnapshot()
    if (last && Object.is(last.snapshot, snapshot)) return last.selection
    const selected = select(snapshot)
    const selection = last && isEqual(last.selection, selected) ? last.selection : selected
    last = { snapshot, selection }
    return selection
  }
}

/**
 * What @xstate/react takes from `use-sync-external-store/shim/with-selector` (`resolve.alias` in vite.config.ts), without what nothing here
 * needs: React 17, rendering on a server, and a comparison with the selection of the former selector.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  select: (snapshot: Snapshot) => Selection,
  isEqual: IsEqual<Selection>,
): Selection {
  const getSelection = useMemo(() => selecting(getSnapshot, select, isEqual), [getSnapshot, select, isEqual])
  return useSyncExternalStore(subscribe, getSelection)
}
