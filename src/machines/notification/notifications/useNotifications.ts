import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useFlow } from '../../common/flows.ts'
import type { notificationsMachine } from './notificationsMachine.ts'

const selectIsReadingAll = ({ context }: SnapshotFrom<typeof notificationsMachine>): boolean =>
  context.changes.some(({ kind }) => kind === 'readAll')

declare module '../../common/flows.ts' {
  interface Flows {
    /** The app's only actor: an opened notification is marked as read even when the press leaves the list. */
    notifications: ActorRefFrom<typeof notificationsMachine>
  }
}

export function useNotifications() {
  const actor = useFlow('notifications')
  const commands = useMemo(
    () => ({
      markRead: (id: string) => actor.send({ type: 'notification.read', id }),
      markAllRead: () => actor.send({ type: 'all.read' }),
    }),
    [actor],
  )
  return { ...commands, isReadingAll: useSelector(actor, selectIsReadingAll) }
}
