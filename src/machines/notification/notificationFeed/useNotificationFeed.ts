import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import type { notificationFeedMachine } from './notificationFeedMachine.ts'

export type NotificationFeedFlow = { machine: typeof notificationFeedMachine; actorOptions?: FlowOptions }

/** Keeps the unread count up to date while it is mounted. @param isVisible true while the page is visible */
export function useNotificationFeed({ machine, actorOptions }: NotificationFeedFlow, isVisible: boolean): void {
  const actor = useActorRef(machine, actorOptions)
  useEffect(() => actor.send({ type: isVisible ? 'page.shown' : 'page.hidden' }), [actor, isVisible])
}
