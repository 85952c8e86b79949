import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { validateChannel } from '../../../shared/validation/channel.ts'
import { validateCommentRules } from '../../../shared/validation/commentRules.ts'
import type { ChannelSettings, ChannelSettingsForm } from './types.ts'

const wordsOf = (lines: string): string[] => lines.split('\n').filter((line) => line.trim() !== '')

/** Returns what is sent of a form as it is typed. */
export const toSettings = ({ name, watchedWords, ...others }: ChannelSettingsForm): ChannelSettings => ({
  ...others,
  name: name.trim(),
  watchedWords: wordsOf(watchedWords),
})

export const toForm = ({ watchedWords, ...others }: ChannelSettings): ChannelSettingsForm => ({
  ...others,
  watchedWords: watchedWords.join('\n'),
})

/** Returns errors by field; an empty record means that the form may be sent. */
export const errorsOf = (form: ChannelSettingsForm): FieldErrors => ({
  ...validateChannel(form),
  ...validateCommentRules({ watchedWords: wordsOf(form.watchedWords) }),
})
