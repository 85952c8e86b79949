import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { RegistrationMode } from '../../../shared/registration.ts'
import type { Failure } from '../../common/failure.ts'

/** The settings as they are typed: lists have one entry per line. */
export type RegistrationSettingsForm = {
  mode: RegistrationMode
  question: string
  answers: string
  blockedDomains: string
  terms: string
  holdNewAccounts: boolean
}

export type RegistrationSettingsContext = {
  /** as last returned by the server */
  saved: RegistrationSettingsForm
  form: RegistrationSettingsForm
  errors: FieldErrors
  failure: Failure | null
}

export type RegistrationSettingsEvent =
  | { type: 'form.change'; patch: Partial<RegistrationSettingsForm> }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type RegistrationSettingsFact = { type: 'settings.saved' }

export type RegistrationSettingsTag = 'busy'
