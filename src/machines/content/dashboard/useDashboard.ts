import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { Visibility } from '../../../shared/validation/content.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { dashboardMachine } from './dashboardMachine.ts'
import type { DashboardSort, DashboardView } from './types.ts'

const selectView = ({ context }: SnapshotFrom<typeof dashboardMachine>): DashboardView => context.view

export type DashboardFlow = { machine: typeof dashboardMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    dashboard: DashboardFlow
  }
}

/**
 * Returns the selection among the creator's videos.
 * @param address.view the view in the address; keep it stable between renders
 * @param address.onView writes another view to the address; keep it stable between renders
 */
export function useDashboard({ view, onView }: { view: DashboardView; onView: (view: DashboardView) => void }) {
  const flow = useFlow('dashboard')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { view } })
  useEffect(() => {
    const subscription = actor.on('view.settled', (fact) => onView(fact.view))
    return () => subscription.unsubscribe()
  }, [actor, onView])
  useEffect(() => actor.send({ type: 'view.adopt', view }), [actor, view])
  const commands = useMemo(
    () => ({
      type: (text: string) => actor.send({ type: 'search.type', text }),
      submit: () => actor.send({ type: 'search.submit' }),
      filter: (visibility: Visibility | null) => actor.send({ type: 'filter.choose', visibility }),
      sort: (sort: DashboardSort) => actor.send({ type: 'sort.choose', sort }),
      clear: () => actor.send({ type: 'choice.clear' }),
    }),
    [actor],
  )
  return { ...commands, view: useSelector(actor, selectView) }
}
