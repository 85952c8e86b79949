import { createActor, fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SetFollowDocument, SetFollowNotifyDocument } from '../../../graphql/generated/graphql.ts'
import type { Unfollowed } from '../../../machines/follow/useFollow.ts'
import { undoMachine } from '../../../machines/common/undo/undoMachine.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

const id = 'follow.saved'

type Follow = { subjectId: string; isOn: boolean }

export const saveFollow = ({ client }: FlowServices, { subjectId, isOn }: Follow) =>
  mutate(client(), SetFollowDocument, { channelId: subjectId, followed: isOn })

/** Says that a channel was unfollowed, with a button that follows it again with the bell as it was. */
export function offerUndo(services: FlowServices, channel: Unfollowed): void {
  const onPress = (): void => {
    toasts.close(id)
    channel.onUndo?.()
    undo(services, channel)
  }
  const title = `Désabonnement de ${channel.channelName} effectué`
  toasts.show({ title, tone: 'success', id, action: { label: 'Annuler', onPress } })
}

/** Uses its own actor because the card has unmounted. */
function undo({ client, actorOptions }: FlowServices, { channelId, hadBell }: Unfollowed): void {
  const followAgain = fromPromise<void, undefined>(async () => {
    await mutate(client(), SetFollowDocument, { channelId, followed: true })
    if (hadBell) await mutate(client(), SetFollowNotifyDocument, { channelId, notify: true })
  })
  const actor = createActor(undoMachine.provide({ actors: { undo: followAgain } }), {
    ...actorOptions,
    input: { message: pageMessages.follow },
  })
  actor.on('undo.failed', ({ failure }) => toasts.show({ title: failure.message, tone: 'error', id: 'follow.failed' }))
  actor.start()
}
