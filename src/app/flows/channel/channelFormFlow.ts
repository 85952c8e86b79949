import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { UpdateChannelDocument } from '../../../graphql/generated/graphql.ts'
import { channelFormMachine } from '../../../machines/channel/channelForm/channelFormMachine.ts'
import type { ChannelFormFlow } from '../../../machines/channel/channelForm/useChannelForm.ts'
import type { ChannelSettings } from '../../../machines/channel/channelForm/types.ts'
import { clientError } from '../../../shared/codedError.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function channelFormFlow({ client, actorOptions }: FlowServices): ChannelFormFlow {
  return {
    machine: channelFormMachine.provide({
      actors: {
        saveChannel: fromPromise<ChannelSettings, { channelId: string; changes: Partial<ChannelSettings> }>(
          async ({ input: { channelId, changes } }) => {
            const { commentsMode: mode, watchedWords, ...presentation } = changes
            const rules = { ...(mode && { mode }), ...(watchedWords && { watchedWords }) }
            const input = { ...presentation, ...(Object.keys(rules).length > 0 && { commentRules: rules }) }
            const { name, description, commentRules } = (await mutate(client(), UpdateChannelDocument, { channelId, input })).updateChannel
            // Whoever may change a channel gets its rules.
            if (!commentRules) throw clientError('INTERNAL')
            return { name, description, commentsMode: commentRules.mode, watchedWords: commentRules.watchedWords }
          },
        ),
      },
    }),
    onFact: () => toasts.show({ title: 'Chaîne mise à jour', tone: 'success', id: 'channel.saved' }),
    actorOptions,
  }
}
