import { useSelector } from '@xstate/react'
import { createContext, useContext, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { notificationsMachine } from './notificationsMachine.ts'

const selectIsReadingAll = ({ context }: SnapshotFrom<typeof notificationsMachine>): boolean =>
  context.changes.some(({ kind }) => kind === 'readAll')

/** The app's only actor: an opened notification is marked as read even when the press leaves the list. */
export const NotificationsActorContext = createContext<ActorRefFrom<typeof notificationsMachine> | null>(null)

export function useNotifications() {
  const actor = useContext(NotificationsActorContext)
  if (!actor) throw new Error('useNotifications must be used within NotificationsActorContext')
  const commands = useMemo(
    () => ({
      markRead: (id: string) => actor.send({ type: 'notification.read', id }),
      markAllRead: () => actor.send({ type: 'all.read' }),
    }),
    [actor],
  )
  return { ...commands, isReadingAll: useSelector(actor, selectIsReadingAll) }
}
