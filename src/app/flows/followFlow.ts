import { mutate } from '../../graphql/execute.ts'
import { SetFollowDocument } from '../../graphql/generated/graphql.ts'
import type { FollowFlow } from '../../machines/follow/useFollow.ts'
import { pageMessages } from '../../shared/errors.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'
import { toggleFlow } from './toggleFlow.ts'

export const followFlow = (services: FlowServices): FollowFlow => ({
  ...toggleFlow(services, {
    name: 'follow',
    messages: { on: pageMessages.follow, off: pageMessages.unfollow },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetFollowDocument, { channelId: subjectId, followed: isOn }),
  }),
  onUnfollowed: (name) => toasts.show({ title: `Désabonnement de ${name} effectué`, tone: 'success', id: 'follow.saved' }),
})
