import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { SetLikeDocument } from '../../graphql/generated/graphql.ts'
import { likeMachine } from '../../machines/like/likeMachine.ts'
import type { LikeFlow } from '../../machines/like/useLike.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

export function likeFlow({ client, isSignedIn, askToLogin, actorOptions }: FlowServices): LikeFlow {
  return {
    machine: likeMachine.provide({
      actors: {
        saveLike: fromPromise<void, { contentId: string; liked: boolean }>(async ({ input }) => {
          await mutate(client(), SetLikeDocument, input)
        }),
      },
    }),
    isSignedIn,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'login.required') askToLogin()
      else toasts.show({ title: fact.failure.message, tone: 'error', id: 'like.failed' })
    },
  }
}
