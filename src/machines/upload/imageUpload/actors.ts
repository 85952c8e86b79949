import { promisePlaceholder } from '../../common/placeholder.ts'
import { fileTransferMachine } from '../fileTransfer/fileTransferMachine.ts'

/** Provided by the app. Failures are CodedErrors; each actor stops when its signal aborts. */
export const imageUploadActors = {
  fileTransfer: fileTransferMachine,
  /** Refetches the data that shows the image of the subject. */
  refetchImage: promisePlaceholder<void, { subjectId: string }>('refetchImage'),
}
