import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { validateChannel } from '../../../shared/validation/channel.ts'
import { validateCommentRules } from '../../../shared/validation/commentRules.ts'
import { changedFields } from '../../common/changedFields.ts'
import type { ChannelSettings, ChannelSettingsForm } from './types.ts'

const wordsOf = (lines: string): string[] => lines.split('\n').filter((line) => line.trim() !== '')

/** Returns a form as the server takes it. */
const toSettings = ({ name, watchedWords, ...others }: ChannelSettingsForm): ChannelSettings => ({
  ...others,
  name: name.trim(),
  watchedWords: wordsOf(watchedWords),
})

export const toForm = ({ watchedWords, ...others }: ChannelSettings): ChannelSettingsForm => ({
  ...others,
  watchedWords: watchedWords.join('\n'),
})

/** Returns the fields of a form that differ from the stored ones, as the server takes them. */
export function changesOf(stored: ChannelSettingsForm, form: ChannelSettingsForm): Partial<ChannelSettings> {
  const fields = Object.keys(changedFields(stored, form))
  return Object.fromEntries(Object.entries(toSettings(form)).filter(([field]) => fields.includes(field)))
}

/** Returns errors by field; an empty record means that the form may be sent. */
export const errorsOf = (form: ChannelSettingsForm): FieldErrors => ({
  ...validateChannel(form),
  ...validateCommentRules({ watchedWords: wordsOf(form.watchedWords) }),
})
