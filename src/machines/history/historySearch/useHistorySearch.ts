import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { historySearchMachine } from './historySearchMachine.ts'

const selectText = ({ context }: SnapshotFrom<typeof historySearchMachine>): string => context.text

export type HistorySearchFlow = { machine: typeof historySearchMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    historySearch: HistorySearchFlow
  }
}

/**
 * Returns the search field of the watch history.
 * @param address.search the search in the address
 * @param address.onSearch writes another search to the address; keep it stable between renders
 */
export function useHistorySearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const flow = useFlow('historySearch')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { text: search } })
  useEffect(() => {
    const subscription = actor.on('search.settled', ({ text }) => onSearch(text))
    return () => subscription.unsubscribe()
  }, [actor, onSearch])
  useEffect(() => actor.send({ type: 'search.adopt', text: search }), [actor, search])
  const commands = useMemo(
    () => ({
      type: (text: string) => actor.send({ type: 'search.type', text }),
      submit: () => actor.send({ type: 'search.submit' }),
    }),
    [actor],
  )
  return { ...commands, text: useSelector(actor, selectText) }
}
