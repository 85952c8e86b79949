import { changedFields } from '../../common/changedFields.ts'
import type { RegistrationSettings } from '../../../shared/registration.ts'
import type { RegistrationSettingsForm } from './types.ts'

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export const toSettings = ({ answers, blockedDomains, ...others }: RegistrationSettingsForm): RegistrationSettings => ({
  ...others,
  answers: lines(answers),
  blockedDomains: lines(blockedDomains),
})

export const toForm = ({
  answers,
  blockedDomains,
  ...others
}: Omit<RegistrationSettings, 'answers' | 'blockedDomains'> & {
  answers: readonly string[]
  blockedDomains: readonly string[]
}): RegistrationSettingsForm => ({ ...others, answers: answers.join('\n'), blockedDomains: blockedDomains.join('\n') })

/**
 * Returns what differs from the stored settings, as the server takes it. The question goes with its answers: with those of the question that
 * another administrator writes meanwhile, nobody could register.
 */
export function changesOf(saved: RegistrationSettingsForm, form: RegistrationSettingsForm): Partial<RegistrationSettings> {
  const { question, answers, ...others } = changedFields(saved, form)
  const pair = question === undefined && answers === undefined ? {} : { question: form.question, answers: form.answers }
  const fields = Object.keys({ ...others, ...pair })
  return Object.fromEntries(Object.entries(toSettings(form)).filter(([field]) => fields.includes(field)))
}
