import type { imageUploadMachine } from '../../../../src/machines/upload/imageUpload/imageUploadMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { failureOf, isFirstByte } from '../fileTransfer/fixtures.ts'

export const imageUploadFixtures: Fixtures<typeof imageUploadMachine> = {
  inputs: [{ kind: 'avatar', subjectId: 'user-ada' }],
  events: {
    'image.choose': [
      { type: 'image.choose', file: { id: 'file-1', name: 'ada.png', type: 'image/png', size: 1000 } },
      { type: 'image.choose', file: { id: 'file-2', name: 'ada.txt', type: 'text/plain', size: 1000 } },
    ],
    'transfer.changed': [{ type: 'transfer.changed', phase: 'sending', kind: 'avatar', failure: null }],
    'transfer.progressed': [
      { type: 'transfer.progressed', kind: 'avatar', sentBytes: 500, totalBytes: 1000, at: 0 },
      { type: 'transfer.progressed', kind: 'avatar', sentBytes: 0, totalBytes: 1000, at: 0 },
    ],
    'content.created': [],
    'upload.opened': [],
    'file.sent': [{ type: 'file.sent', fileId: 'file-1' }],
    'upload.cancel': [{ type: 'upload.cancel' }],
    'upload.retry': [{ type: 'upload.retry' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: {
    transfer: [
      { failure: null, targetId: 'user-ada', fileId: null },
      { failure: failureOf('UPLOAD_INTERRUPTED'), targetId: 'user-ada', fileId: 'file-1' },
    ],
    refetchImage: [undefined],
  },
  laws: { typed: ['file'], progress: { of: (snapshot) => snapshot.context.progress?.sentBytes ?? null, beginsAnew: isFirstByte } },
  errors: { transfer: [new Error('A bug')], refetchImage: [new AppError('API_UNAVAILABLE')] },
}
