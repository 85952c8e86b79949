import type { NotificationItemFragment } from '../../graphql/generated/graphql.ts'
import { quoted } from '../../shared/format/quote.ts'
import { watchCommentPath } from '../../shared/rarePaths.ts'
import { routes, watchPath } from '../../shared/routes.ts'

/** `who` and `what` form one sentence; `href` links to its subject. */
export type NotificationText = { who: string; what: string; href: string }

/** Returns a notification as text: « camille a commenté « La mer » ». */
export function describeNotification({ kind, actor, channel, content, commentId }: NotificationItemFragment): NotificationText {
  const person = actor?.username ?? 'Quelqu’un'
  const video = content === null ? 'une vidéo' : quoted(content.title)
  const href = content === null ? routes.home : commentId === null ? watchPath(content.id) : watchCommentPath(content.id, commentId)
  switch (kind) {
    case 'newContent':
      return { who: channel?.name ?? 'Une chaîne', what: `a publié ${video}`, href }
    case 'comment':
      return { who: person, what: `a commenté ${video}`, href }
    case 'reply':
      return { who: person, what: `a répondu à votre commentaire sous ${video}`, href }
    case 'mention':
      return { who: person, what: `vous a mentionné sous ${video}`, href }
    case 'commentHearted':
      return { who: person, what: `a donné un cœur à votre commentaire sous ${video}`, href }
    case 'channelInvitation':
      return {
        who: person,
        what: `vous invite dans l’équipe de ${quoted(channel?.name ?? 'sa chaîne')}`,
        href: `${routes.settings}?tab=channel`,
      }
    case 'follow':
      // A follower may have no channel, so this links to the user's own channel, which counts the followers.
      return { who: person, what: 'suit désormais votre chaîne', href: routes.dashboard }
  }
}
