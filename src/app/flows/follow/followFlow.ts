import { mutate } from '../../../graphql/execute.ts'
import { SetFollowDocument } from '../../../graphql/generated/graphql.ts'
import type { FollowFlow } from '../../../machines/follow/useFollow.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

const id = 'follow.saved'

export const followFlow = (services: FlowServices): FollowFlow => ({
  ...toggleFlow(services, {
    name: 'follow',
    messages: { on: pageMessages.follow, off: pageMessages.unfollow },
    save: ({ subjectId, isOn }) => mutate(services.client(), SetFollowDocument, { channelId: subjectId, followed: isOn }),
  }),
  onUnfollowed: (channel) => {
    const undo = (): void => {
      toasts.close(id)
      channel.onUndo?.()
      import('./undoUnfollow.ts')
        .then((file) => file.undoUnfollow(services, channel))
        .catch((error: unknown) => {
          report('undoing an unfollow', error)
          toasts.show({ title: pageMessages.follow, tone: 'error', id: 'follow.failed' })
        })
    }
    toasts.show({
      title: `Désabonnement de ${channel.channelName} effectué`,
      tone: 'success',
      id,
      action: { label: 'Annuler', onPress: undo },
    })
  },
})
