import type { imageUploadMachine } from '../../../../src/machines/upload/imageUpload/imageUploadMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const imageUploadFixtures: Fixtures<typeof imageUploadMachine> = {
  inputs: [{ kind: 'avatar', subjectId: 'user-ada' }],
  events: {
    'image.choose': [
      { type: 'image.choose', file: { id: 'file-1', name: 'ada.png', type: 'image/png', size: 1000 } },
      { type: 'image.choose', file: { id: 'file-2', name: 'ada.txt', type: 'text/plain', size: 1000 } },
    ],
    'bytes.sent': [{ type: 'bytes.sent', share: 0.5 }],
    'upload.cancel': [{ type: 'upload.cancel' }],
    'upload.retry': [{ type: 'upload.retry' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { checkImage: [undefined], sendImage: [undefined] },
  errors: { checkImage: [new AppError('UNSUPPORTED_IMAGE')], sendImage: [new AppError('UPLOAD_INTERRUPTED')] },
}
