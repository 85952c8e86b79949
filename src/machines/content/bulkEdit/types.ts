import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { BulkEditForm } from '../../../shared/validation/bulkEdit.ts'
import type { Failure } from '../../common/failure.ts'

export type SelectableVideo = { id: string; title: string }

/** A video that a bulk action left as it was, with the reason in French. */
export type Refusal = { id: string; message: string }

export type BulkEditContext = {
  /** in the order in which they were selected */
  selected: readonly SelectableVideo[]
  /** the video that was toggled last, where a range begins; null after a selection of all or none */
  anchorId: string | null
  form: BulkEditForm
  errors: FieldErrors
  failure: Failure | null
  /** what the last action refused; empty once it was read */
  refusals: readonly Refusal[]
  /** videos that the last action changed or deleted */
  doneCount: number
}

export type BulkEditEvent =
  | { type: 'video.toggle'; video: SelectableVideo }
  /** selects everything of the list between the video that was toggled last and this one */
  | { type: 'range.select'; video: SelectableVideo; videos: readonly SelectableVideo[] }
  | { type: 'all.select'; videos: readonly SelectableVideo[] }
  | { type: 'selection.clear' }
  | { type: 'edit.open' }
  | { type: 'form.change'; patch: Partial<BulkEditForm> }
  | { type: 'form.submit' }
  | { type: 'failure.dismiss' }
  | { type: 'dialog.close' }
  | { type: 'deletion.ask' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }

export type BulkEditFact =
  | { type: 'videos.changed'; count: number }
  | { type: 'videos.deleted'; count: number }
  | { type: 'deletion.failed'; failure: Failure }

export type BulkEditTag = 'editing' | 'asking' | 'busy' | 'reporting'
