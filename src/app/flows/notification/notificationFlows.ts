import { createActor, fromCallback, fromPromise } from 'xstate'
import { query, mutate } from '../../../graphql/execute.ts'
import {
  BellNewsDocument,
  LiveBellDocument,
  ReadAllNotificationsDocument,
  ReadNotificationDocument,
} from '../../../graphql/generated/graphql.ts'
import { notificationFeedMachine } from '../../../machines/notification/notificationFeed/notificationFeedMachine.ts'
import type { NotificationFeedFlow } from '../../../machines/notification/notificationFeed/useNotificationFeed.ts'
import { notificationsMachine } from '../../../machines/notification/notifications/notificationsMachine.ts'
import type { NotificationChange } from '../../../machines/notification/notifications/types.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { refreshUser } from '../session/refreshUser.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import type { FlowServices, BackgroundActors } from '../common/services.ts'

type BackgroundNotifications = NonNullable<BackgroundActors['notifications']>

/** The page's only actor, kept when the list is left: an opened notification is still marked as read. */
export function startNotifications(services: FlowServices): BackgroundNotifications['actor'] {
  services.backgroundActors.notifications ??= begin(services)
  return services.backgroundActors.notifications.actor
}

function begin({ client, actorOptions }: FlowServices): BackgroundNotifications {
  const saveChange = fromPromise<void, { change: NotificationChange | undefined }>(async ({ input: { change } }) => {
    if (change?.kind === 'read') await mutate(client(), ReadNotificationDocument, { id: change.id })
    else if (change) await mutate(client(), ReadAllNotificationsDocument, {})
  })
  const actor = createActor(notificationsMachine.provide({ actors: { saveChange } }), actorOptions)
  actor.on('change.failed', ({ failure }) => toasts.show({ title: failure.message, tone: 'error', id: 'notifications.failed' }))
  actor.start()
  return { actor, stop: () => actor.stop() }
}

/** The signed-in user's live unread count. One browser window leads: it subscribes, and broadcasts each change to the others. */
export function notificationFeedFlow({ client, session, actorOptions }: FlowServices): NotificationFeedFlow {
  const name = `lucarne.bell.${session.getSnapshot().context.user?.id ?? ''}`
  return {
    machine: notificationFeedMachine.provide({
      actors: {
        acquireLeadership: fromCallback(({ sendBack }) => {
          const resigning = new AbortController()
          const resigned = Promise.withResolvers<void>()
          const lead = (): Promise<void> => {
            sendBack({ type: 'leadership.acquired' })
            return resigned.promise
          }
          // Only secure pages have locks, and a browser without storage refuses them. In these cases each window subscribes itself.
          const leadership = 'locks' in navigator ? navigator.locks.request(name, { signal: resigning.signal }, lead) : lead()
          leadership.catch(() => (resigning.signal.aborted ? undefined : lead()))
          return () => {
            resigning.abort()
            resigned.resolve()
          }
        }),
        subscribeToBroadcast: fromCallback(({ sendBack }) => {
          const channel = new BroadcastChannel(name)
          channel.addEventListener('message', () => sendBack({ type: 'broadcast.received' }))
          return () => channel.close()
        }),
        fetchUnreadCount: fromPromise<void, void>(async () => {
          await query(client(), BellNewsDocument, {})
        }),
        watchUnreadCount: fromCallback(() => {
          const channel = new BroadcastChannel(name)
          const live = client()
            .subscription(LiveBellDocument, {})
            .subscribe(({ data }) => {
              if (!data) return
              // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
              channel.postMessage('changed')
              refreshUser(session, toSessionUser(data.notifications.viewer))
            })
          return () => {
            live.unsubscribe()
            channel.close()
          }
        }),
      },
    }),
    actorOptions,
  }
}
