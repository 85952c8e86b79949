import type { FieldErrors } from '../errorCodes.ts'
import { type RegistrationExtras, registrationLimits as limits, type RegistrationSettings } from '../registration.ts'
import { plainText } from '../text.ts'

export const registrationMessages = {
  closed: 'Les inscriptions sont fermées',
  answerRequired: 'Répondez à cette question',
  answerWrong: 'Ce n’est pas la bonne réponse',
  termsRequired: 'Acceptez les conditions pour créer un compte',
  reasonRequired: 'Dites en quelques mots pourquoi vous voulez un compte',
  reasonLong: 'Ce texte ne peut pas dépasser 1000 caractères',
  domainBlocked: 'Les adresses de ce domaine ne sont pas acceptées',
  questionLong: 'La question ne peut pas dépasser 200 caractères',
  answersMissing: 'Écrivez au moins une bonne réponse à la question',
  answersLong: 'Dix réponses au plus, de 100 caractères au plus',
  domainShape: 'Écrivez un domaine par ligne, comme exemple.fr',
  domainsMany: '500 domaines au plus',
  termsLong: 'Les conditions ne peuvent pas dépasser 20\u202f000 caractères',
  noteLong: 'La note ne peut pas dépasser 100 caractères',
  places: 'Entre 1 et 1000 comptes',
  days: 'Entre 1 et 365 jours',
} as const

const domainShape = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

/** Returns the entries of a list, in the form in which they are kept: trimmed, in lower case, each once. */
export const plainDomains = (domains: readonly string[]): string[] => [
  ...new Set(domains.map((domain) => plainText(domain).toLowerCase().replace(/^@/, '')).filter((domain) => domain !== '')),
]
export const plainAnswers = (answers: readonly string[]): string[] => answers.map(plainText).filter((answer) => answer !== '')

/** Returns errors by field; an empty record means that the settings may be saved. */
export function validateRegistrationSettings(settings: RegistrationSettings): FieldErrors {
  const errors: Record<string, string> = {}
  const question = plainText(settings.question)
  const answers = plainAnswers(settings.answers)
  const domains = plainDomains(settings.blockedDomains)
  if (question.length > limits.question) errors['question'] = registrationMessages.questionLong
  if (question !== '' && answers.length === 0) errors['answers'] = registrationMessages.answersMissing
  if (answers.length > limits.answers || answers.some((answer) => answer.length > limits.answer))
    errors['answers'] = registrationMessages.answersLong
  if (domains.length > limits.domains) errors['blockedDomains'] = registrationMessages.domainsMany
  else if (domains.some((domain) => domain.length > limits.domain || !domainShape.test(domain)))
    errors['blockedDomains'] = registrationMessages.domainShape
  if (settings.terms.trim().length > limits.terms) errors['terms'] = registrationMessages.termsLong
  return errors
}

/** What the sign-in page knows about registrations before it sends the form. */
export type RegistrationRules = Pick<RegistrationSettings, 'mode' | 'question' | 'terms'>

/** Returns errors by field of what a registration needs besides the account itself. */
export function validateExtras(extras: RegistrationExtras, { mode, question, terms }: RegistrationRules): FieldErrors {
  const errors: Record<string, string> = {}
  const reason = plainText(extras.reason)
  if (question !== '' && plainText(extras.answer) === '') errors['answer'] = registrationMessages.answerRequired
  if (terms !== '' && !extras.acceptsTerms) errors['terms'] = registrationMessages.termsRequired
  if (mode === 'approval' && extras.invitation === null && reason === '') errors['reason'] = registrationMessages.reasonRequired
  if (reason.length > limits.reason) errors['reason'] = registrationMessages.reasonLong
  return errors
}

/** Returns errors by field of a new invitation. */
export function validateInvitation({ note, places, days }: { note: string; places: number; days: number }): FieldErrors {
  const errors: Record<string, string> = {}
  const isWithin = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max
  if (plainText(note).length > limits.note) errors['note'] = registrationMessages.noteLong
  if (!isWithin(places, limits.places)) errors['places'] = registrationMessages.places
  if (!isWithin(days, limits.days)) errors['days'] = registrationMessages.days
  return errors
}

const folded = (text: string): string => plainText(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True when a text is one of the right answers, in any case and with or without accents. */
export const isRightAnswer = (text: string, answers: readonly string[]): boolean =>
  answers.some((answer) => folded(answer) === folded(text))

/** Returns a domain as the network has it, the same for all ways to write it: `exämple.fr.` is `xn--exmple-cua.fr`. */
const networkName = (domain: string): string =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname.replace(/\.+$/, '') : domain

/** True when an e-mail's domain, or one above it, is in the list. @param email normalized */
export function isBlockedDomain(email: string, domains: readonly string[]): boolean {
  const domain = networkName(email.slice(email.lastIndexOf('@') + 1))
  return domains.map(networkName).some((blocked) => domain === blocked || domain.endsWith(`.${blocked}`))
}
