import type { Bell, Resolvers } from '../../generated/resolvers.ts'
import { liveReads } from '../../live/liveReads.ts'
import { notifications, unreadCount } from '../../rest/notifications.ts'
import type { Rest } from '../../rest/rest.ts'
import { toNotification } from './models.ts'

async function readBell(rest: Rest): Promise<Bell> {
  const [unread, [newest]] = await Promise.all([unreadCount(rest), notifications(rest, 1)])
  return { unreadCount: unread, newest: newest ? toNotification(newest) : null }
}

export const notificationResolvers: Resolvers = {
  Subscription: {
    notifications: {
      subscribe: async (_parent, _args, { rest, closing, takeLiveSeat, mustBeSignedIn }) => {
        const { uuid } = await mustBeSignedIn()
        takeLiveSeat()
        return liveReads(rest, {
          topic: `user:${uuid}`,
          idOf: (change) => (change.kind === 'notification' ? change.user_uuid : undefined),
          first: uuid,
          read: () => readBell(rest),
          until: closing,
        })
      },
      resolve: (bell: Bell) => bell,
    },
  },
}
