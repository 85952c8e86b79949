import { createActor, fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SetFollowDocument, SetFollowNotifyDocument } from '../../../graphql/generated/graphql.ts'
import type { Unfollowed } from '../../../machines/follow/useFollow.ts'
import { undoMachine } from '../../../machines/common/undo/undoMachine.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

/** Follows a channel again with the bell as it was. Uses its own actor because the card has unmounted; loaded when a user asks for it. */
export function undoUnfollow({ client, actorOptions }: FlowServices, { channelId, hadBell }: Unfollowed): void {
  const undo = fromPromise<void, undefined>(async () => {
    await mutate(client(), SetFollowDocument, { channelId, followed: true })
    if (hadBell) await mutate(client(), SetFollowNotifyDocument, { channelId, notify: true })
  })
  const actor = createActor(undoMachine.provide({ actors: { undo } }), { ...actorOptions, input: { message: pageMessages.follow } })
  actor.on('undo.failed', ({ failure }) => toasts.show({ title: failure.message, tone: 'error', id: 'follow.failed' }))
  actor.start()
}
