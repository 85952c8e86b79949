import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { liveReads } from '../../live/liveReads.ts'
import * as bell from '../../rest/notification.ts'
import { toViewer } from '../user/models.ts'
import { type BellModel, ownBell, toNotification } from './models.ts'

export const notificationResolvers: Resolvers = {
  Query: {
    bell: (_parent, _args, { isGuest }) => (isGuest ? null : ownBell),
  },
  Bell: {
    viewer: async (_bell, _args, { viewerNow, rest }) => {
      const person = await viewerNow()
      if (!person) throw new AppError('UNAUTHENTICATED')
      return toViewer(person, rest)
    },
    unreadCount: (_bell, _args, { rest }) => bell.unreadCount(rest),
    newest: async (_bell, _args, { rest }) => {
      const [newest] = (await bell.notifications(rest, { limit: 1 })).items
      return newest ? toNotification(newest) : null
    },
    notifications: async (_bell, { limit, cursor }, { rest }) => {
      const { items, nextCursor } = await bell.notifications(rest, { limit: pageSize(limit), cursor: cursor ?? undefined })
      return { items: items.map(toNotification), nextCursor }
    },
  },
  Mutation: {
    readNotification: async (_parent, { id }, { rest, mustBeSignedIn }) => {
      await mustBeSignedIn()
      return { notification: toNotification(await bell.readNotification(rest, id)), bell: ownBell }
    },
    readAllNotifications: async (_parent, _args, { rest, mustBeSignedIn }) => {
      await mustBeSignedIn()
      await bell.readAllNotifications(rest)
      return ownBell
    },
    unsubscribe: async (_parent, { token }, { rest }) => {
      await bell.unsubscribe(rest, token)
      return true
    },
    setNotificationChoices: async (_parent, { input }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      await bell.setNotificationChoices(rest, input)
      return toViewer(person, rest)
    },
  },
  Viewer: {
    notificationChoices: async ({ rest }) => {
      const { kinds, digest } = await bell.notificationChoices(rest)
      return { kinds: [...kinds], digest }
    },
  },
  Subscription: {
    notifications: {
      subscribe: async (_parent, _args, { rest, closing, takeLiveSeat, mustBeSignedIn }) => {
        takeLiveSeat()
        const { uuid } = await mustBeSignedIn()
        return liveReads(rest, {
          topic: `user:${uuid}`,
          idOf: (change) => (change.kind === 'notification' ? change.user_uuid : undefined),
          first: uuid,
          read: () => Promise.resolve(ownBell),
          until: closing,
        })
      },
      resolve: (model: BellModel) => model,
    },
  },
}
