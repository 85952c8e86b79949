import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { UpdateChannelDocument } from '../../../graphql/generated/graphql.ts'
import { channelFormMachine } from '../../../machines/channel/channelForm/channelFormMachine.ts'
import type { ChannelFormFlow } from '../../../machines/channel/channelForm/useChannelForm.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function channelFormFlow({ client, actorOptions }: FlowServices): ChannelFormFlow {
  return {
    machine: channelFormMachine.provide({
      actors: {
        saveChannel: fromPromise<ChannelForm, ChannelForm>(async ({ input }) => {
          const { updateChannel } = await mutate(client(), UpdateChannelDocument, { input })
          return { name: updateChannel.name, description: updateChannel.description }
        }),
      },
    }),
    onFact: () => toasts.show({ title: 'Chaîne mise à jour', tone: 'success', id: 'channel.saved' }),
    actorOptions,
  }
}
