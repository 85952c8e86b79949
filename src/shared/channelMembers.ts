import { routes } from './routes.ts'

/** How many people may edit a channel with its owner, with those who are only invited to. */
export const channelMembersMax = 20

/** The dashboard of a channel that one edits. */
export const dashboardOfChannelPath = (channelId: string): string => `${routes.dashboard}?channel=${channelId}`

export const channelMemberMessages = {
  nameless: 'Donnez un nom d’utilisateur',
  owner: 'Cette chaîne est déjà la vôtre',
  blocked: 'Vous bloquez cette personne\u202f: débloquez-la d’abord',
  suspended: 'Cette personne ne peut pas être invitée',
} as const
