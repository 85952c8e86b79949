import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. Failures are CodedErrors. */
export const conversionRetryActors = {
  repeatConversion: promisePlaceholder<void, { contentId: string }>('repeatConversion'),
}
