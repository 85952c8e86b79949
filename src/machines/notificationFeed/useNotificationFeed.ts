import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { notificationFeedMachine } from './notificationFeedMachine.ts'

/** What the app lends: the machine with its actors. */
export type NotificationFeedFlow = { machine: typeof notificationFeedMachine; actorOptions?: FlowOptions }

/** Keeps the bell right for as long as it is drawn. @param isVisible is the page in sight? */
export function useNotificationFeed({ machine, actorOptions }: NotificationFeedFlow, isVisible: boolean): void {
  const actor = useActorRef(machine, actorOptions)
  useEffect(() => actor.send({ type: isVisible ? 'page.shown' : 'page.hidden' }), [actor, isVisible])
}
