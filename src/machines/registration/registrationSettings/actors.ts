import type { RegistrationSettings } from '../../../shared/registration.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const registrationSettingsActors = {
  /** Saves what changed. @returns the settings as the server stored them */
  saveSettings: promisePlaceholder<RegistrationSettings, Partial<RegistrationSettings>>('saveSettings'),
}
