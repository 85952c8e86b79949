import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { subscriptionsMachine } from './subscriptionsMachine.ts'
import type { SubscriptionsFailures, SubscriptionsPeriod, SubscriptionsView } from './types.ts'

type Snapshot = SnapshotFrom<typeof subscriptionsMachine>

const selectView = ({ context }: Snapshot): SubscriptionsView => context.view
const selectFailures = ({ context }: Snapshot): SubscriptionsFailures => context.failures
const selectIsRefreshing = (snapshot: Snapshot): boolean => snapshot.hasTag('refreshing')
const selectIsLoadingNews = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingNews')
const selectIsLoadingChannels = (snapshot: Snapshot): boolean => snapshot.hasTag('loadingChannels')

export type SubscriptionsFlow = { machine: typeof subscriptionsMachine; actorOptions?: FlowOptions }

declare module '../../common/flows.ts' {
  interface Flows {
    subscriptions: SubscriptionsFlow
  }
}

/**
 * Returns the state and the commands of the subscriptions screen.
 * @param address.view the view in the address; keep it stable between renders
 * @param address.onView writes another view to the address; keep it stable between renders
 */
export function useSubscriptions({ view, onView }: { view: SubscriptionsView; onView: (view: SubscriptionsView) => void }) {
  const flow = useFlow('subscriptions')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { view } })
  useEffect(() => {
    const subscription = actor.on('view.settled', (fact) => onView(fact.view))
    return () => subscription.unsubscribe()
  }, [actor, onView])
  useEffect(() => actor.send({ type: 'view.adopt', view }), [actor, view])
  const commands = useMemo(
    () => ({
      chooseTab: (tab: SubscriptionsView['tab']) => actor.send({ type: 'tab.choose', tab }),
      choosePeriod: (period: SubscriptionsPeriod) => actor.send({ type: 'period.choose', period }),
      refresh: () => actor.send({ type: 'lists.refresh' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      moreNews: (cursor: string) => actor.send({ type: 'news.more', cursor }),
      moreChannels: (cursor: string) => actor.send({ type: 'channels.more', cursor }),
    }),
    [actor],
  )
  return {
    ...commands,
    view: useSelector(actor, selectView),
    failures: useSelector(actor, selectFailures),
    isRefreshing: useSelector(actor, selectIsRefreshing),
    isLoadingNews: useSelector(actor, selectIsLoadingNews),
    isLoadingChannels: useSelector(actor, selectIsLoadingChannels),
  }
}
