import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { UnlockContentDocument } from '../../../graphql/generated/graphql.ts'
import { contentUnlockMachine } from '../../../machines/content/contentUnlock/contentUnlockMachine.ts'
import type { GivenPassword } from '../../../machines/content/contentUnlock/types.ts'
import type { ContentUnlockFlow } from '../../../machines/content/contentUnlock/useContentUnlock.ts'
import type { FlowServices } from '../common/services.ts'

export function contentUnlockFlow({ client, actorOptions }: Pick<FlowServices, 'client' | 'actorOptions'>): ContentUnlockFlow {
  return {
    machine: contentUnlockMachine.provide({
      actors: {
        unlockContent: fromPromise<void, GivenPassword>(async ({ input: { contentId, password } }) => {
          await mutate(client(), UnlockContentDocument, { id: contentId, password })
        }),
      },
    }),
    actorOptions,
  }
}
