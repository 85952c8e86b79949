import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { ChannelForm } from '../../../shared/validation/channel.ts'
import type { CommentsMode } from '../../../shared/validation/commentRules.ts'
import type { Failure } from '../../common/failure.ts'

/** What those who manage a channel choose: how it is presented, and what becomes of the comments of others. */
export type ChannelSettings = ChannelForm & { commentsMode: CommentsMode; watchedWords: readonly string[] }

/** As it is typed: one word per line. */
export type ChannelSettingsForm = ChannelForm & { commentsMode: CommentsMode; watchedWords: string }

export type ChannelFormInput = { channelId: string; channel: ChannelSettingsForm }

export type ChannelFormContext = {
  channelId: string
  /** as last returned by the server */
  channel: ChannelSettingsForm
  form: ChannelSettingsForm
  errors: FieldErrors
  failure: Failure | null
}

export type ChannelFormEvent =
  | { type: 'form.change'; patch: Partial<ChannelSettingsForm> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type ChannelFormFact = { type: 'channel.saved' }

export type ChannelFormTag = 'busy'
