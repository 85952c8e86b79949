import type { ChannelSettingsFragment } from '../../graphql/generated/graphql.ts'
import type { ChannelFormInput } from '../../machines/channel/channelForm/types.ts'

/** Returns what the form of a channel begins with. @param channel null for a person without one */
export const formOfChannel = (channel: ChannelSettingsFragment | null): ChannelFormInput => ({
  channelId: channel?.id ?? '',
  channel: {
    name: channel?.name ?? '',
    description: channel?.description ?? '',
    commentsMode: channel?.commentRules?.mode ?? 'open',
    watchedWords: channel?.commentRules?.watchedWords.join('\n') ?? '',
  },
})
