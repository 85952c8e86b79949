import type { editVideoMachine } from '../../../../src/machines/content/editVideo/editVideoMachine.ts'
import type { EditedVideo } from '../../../../src/machines/content/editVideo/types.ts'
import type { ChosenFile, FileTransferOutput } from '../../../../src/machines/upload/fileTransfer/types.ts'
import type { ErrorCode } from '../../../../src/shared/errorCodes.ts'
import type { SentDetails } from '../../../../src/shared/validation/detailsForm.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { failureOf, isFirstByte } from '../../upload/fileTransfer/fixtures.ts'
import { atMost } from '../../../support/largestVideo.ts'

export const video: EditedVideo = {
  id: 'content-1',
  title: 'Semer',
  description: 'Au printemps',
  visibility: 'public',
  videoFile: 'replaceable',
  details: {
    category: 'howto',
    language: 'fr',
    licence: null,
    commentsOpen: true,
    downloadsAllowed: false,
    publishAt: null,
    publishWhenReady: false,
    audience: 'link',
    allowedUsernames: [],
    hasPassword: false,
  },
  hashtags: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
}
const { hasPassword: _known, ...sent } = video.details
/** as they are saved */
export const sentDetails: SentDetails = sent
export const videoFile: ChosenFile = { id: 'video', name: 'video.mp4', size: 1000, type: 'video/mp4' }
export const text: ChosenFile = { id: 'text', name: 'notes.txt', size: 10, type: 'text/plain' }
export const picture: ChosenFile = { id: 'picture', name: 'image.png', size: 1000, type: 'image/png' }

const transferred: FileTransferOutput = { failure: null, targetId: 'content-1', fileId: null }
const failed = (code: ErrorCode): FileTransferOutput => ({ failure: failureOf(code), targetId: 'content-1', fileId: 'video' })
const refused = new AppError('INVALID_INPUT', { fields: { title: 'Le titre est requis' } })

export const editVideoFixtures: Fixtures<typeof editVideoMachine> = {
  inputs: [undefined],
  events: {
    'video.edit': [
      { type: 'video.edit', video },
      { type: 'video.edit', video: { ...video, videoFile: 'missing' } },
    ],
    'form.change': [
      { type: 'form.change', patch: { title: '' } },
      { type: 'form.change', patch: { keyword: 'dix' } },
    ],
    'keyword.add': [{ type: 'keyword.add' }],
    'keyword.remove': [
      { type: 'keyword.remove', keyword: 'neuf' },
      { type: 'keyword.remove', keyword: 'absent' },
    ],
    'file.choose': [
      { type: 'file.choose', ...atMost, kind: 'video', file: videoFile },
      { type: 'file.choose', ...atMost, kind: 'video', file: text },
      { type: 'file.choose', ...atMost, kind: 'thumbnail', file: picture },
    ],
    'file.forget': [{ type: 'file.forget', kind: 'video' }],
    'form.submit': [{ type: 'form.submit' }],
    'transfer.changed': [
      { type: 'transfer.changed', phase: 'waitingToRetry', kind: 'video', failure: failureOf('API_UNAVAILABLE') },
      { type: 'transfer.changed', phase: 'sending', kind: 'video', failure: null },
    ],
    'transfer.progressed': [
      { type: 'transfer.progressed', kind: 'video', sentBytes: 500, totalBytes: 1000, at: 0 },
      { type: 'transfer.progressed', kind: 'video', sentBytes: 0, totalBytes: 1000, at: 0 },
      { type: 'transfer.progressed', kind: 'thumbnail', sentBytes: 0, totalBytes: 1000, at: 0 },
    ],
    'content.created': [],
    'upload.opened': [{ type: 'upload.opened', fingerprint: '1000-abc' }],
    'file.sent': [{ type: 'file.sent', fileId: 'video' }],
    'sending.cancel': [{ type: 'sending.cancel' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'dialog.close': [{ type: 'dialog.close' }],
    'changes.discard': [{ type: 'changes.discard' }],
    'changes.keep': [{ type: 'changes.keep' }],
  },
  done: {
    checkFile: [transferred, failed('UNSUPPORTED_VIDEO')],
    saveTexts: [undefined],
    transfer: [transferred, failed('TRUNCATED_VIDEO')],
    refetchVideo: [undefined],
  },
  errors: {
    checkFile: [new Error('A bug')],
    saveTexts: [refused],
    transfer: [new Error('A bug')],
    refetchVideo: [new AppError('API_UNAVAILABLE')],
  },
  laws: {
    typed: ['files'],
    forgets: { checkFile: 'A file that cannot be read cannot be sent: the message names it, and another one has to be chosen.' },
    progress: {
      of: (snapshot) => (snapshot.hasTag('sending') ? (snapshot.context.progress?.sentBytes ?? null) : null),
      beginsAnew: isFirstByte,
    },
  },
}
