import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { BecomeCreatorDocument } from '../../../graphql/generated/graphql.ts'
import { becomeCreatorMachine } from '../../../machines/channel/becomeCreator/becomeCreatorMachine.ts'
import type { BecomeCreatorFlow } from '../../../machines/channel/becomeCreator/useBecomeCreator.ts'
import type { SessionUser } from '../../../machines/user/user.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import type { FlowServices } from '../common/services.ts'

export function becomeCreatorFlow({ client, session, actorOptions }: FlowServices): BecomeCreatorFlow {
  return {
    machine: becomeCreatorMachine.provide({
      actors: {
        becomeCreator: fromPromise<SessionUser, ChannelForm>(async ({ input }) => {
          const { becomeCreator } = await mutate(client(), BecomeCreatorDocument, {
            input: { name: input.name.trim(), description: input.description },
          })
          return toSessionUser(becomeCreator)
        }),
      },
    }),
    onFact: ({ user }) => session.send({ type: 'session.becameCreator', user }),
    actorOptions,
  }
}
