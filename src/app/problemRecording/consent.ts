import { tabStorage } from '../../components/browserStorage.ts'
import { report } from '../report.ts'
import type { ProblemRecording } from './recording.ts'

const consentKey = 'problemRecording'

/** @returns false when the browser does not keep it through a reload of the page */
export const keepConsent = (): boolean => tabStorage.set(consentKey, 'yes')
export const forgetConsent = (): void => tabStorage.remove(consentKey)

/**
 * Starts recording what the page does, if this tab's user has agreed to it. Its code is loaded only then.
 * @returns undefined without consent
 */
export async function startAgreedRecording(): Promise<ProblemRecording | 'failed' | undefined> {
  if (tabStorage.get(consentKey) === null) return undefined
  try {
    return await import('./recording.ts').then((file) => file.startRecording())
  } catch (error) {
    report('the recording of a problem', error)
    forgetConsent()
    return 'failed'
  }
}
