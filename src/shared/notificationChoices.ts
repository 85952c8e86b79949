/**
 * The reasons of a notification: a followed channel's new video, a comment on one's video, a reply, a follower, a heart for one's comment, one's
 * name in a comment, an invitation to edit a channel.
 */
export const notificationKinds = ['newContent', 'comment', 'reply', 'follow', 'commentHearted', 'mention', 'channelInvitation'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How often a person gets a mail with their new notifications. */
export const digestFrequencies = ['never', 'daily', 'weekly'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

/** `byMail`: whether digests have it, which contain only what is notified on the site as well. */
export type NotificationChoice = { kind: NotificationKind; onSite: boolean; byMail: boolean }

/** What a person wants to be notified of, and how. */
export type NotificationChoices = { kinds: readonly NotificationChoice[]; digest: DigestFrequency }
