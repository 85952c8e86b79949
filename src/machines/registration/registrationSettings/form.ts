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
