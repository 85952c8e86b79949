import type { Visibility } from '../../../shared/validation/content.ts'
import { promisePlaceholder } from '../../common/placeholder.ts'
import type { Refusal } from './types.ts'

/** A visibility of null and empty lists change nothing. */
export type ChangeVideosInput = {
  ids: readonly string[]
  visibility: Visibility | null
  added: readonly string[]
  removed: readonly string[]
}

/** Provided by the app. Failures are CodedErrors; the outputs name the videos that were refused, all others are done. */
export const bulkEditActors = {
  changeVideos: promisePlaceholder<readonly Refusal[], ChangeVideosInput>('changeVideos'),
  deleteVideos: promisePlaceholder<readonly Refusal[], { ids: readonly string[] }>('deleteVideos'),
}
