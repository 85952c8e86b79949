import type { ChosenFile } from '../../../../src/machines/upload/fileTransfer/types.ts'
import type { Draft } from '../../../../src/machines/upload/upload/types.ts'
import type { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { failureOf, isFirstByte } from '../fileTransfer/fixtures.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const clip: ChosenFile = { id: 'file-clip', name: 'vacances.mp4', size: 3_000, type: 'video/mp4' }
export const textFile: ChosenFile = { id: 'file-text', name: 'notes.txt', size: 20, type: 'text/plain' }
export const image: ChosenFile = { id: 'file-image', name: 'plage.png', size: 900, type: 'image/png' }

export const draft: Draft = {
  form: { title: 'Mes vacances', description: '', isPublic: true, hashtags: '#été' },
  video: clip,
  thumbnail: image,
  idempotencyKey: '0b5f3a52-7f0e-4a55-8d53-3f1a8f1f2b11',
  contentId: null,
}

const outOfReach = new AppError('API_UNAVAILABLE')
const passing = failureOf('API_UNAVAILABLE')
const lasting = failureOf('STORAGE_FULL')
const targetId = 'content-1'
const transferred = { failure: null, targetId, fileId: null }
const refused = { failure: failureOf('UNSUPPORTED_VIDEO'), targetId, fileId: 'file-clip' }

export const uploadFixtures: Fixtures<typeof uploadMachine> = {
  inputs: [undefined],
  events: {
    'session.started': [
      { type: 'session.started', userId: 'user-ada' },
      { type: 'session.started', userId: 'user-grace' },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'session.endedElsewhere': [{ type: 'session.endedElsewhere' }],
    'form.change': [{ type: 'form.change', patch: { title: 'Mes vacances' } }],
    'video.choose': [
      { type: 'video.choose', file: clip },
      { type: 'video.choose', file: textFile },
    ],
    'video.remove': [{ type: 'video.remove' }],
    'thumbnail.choose': [
      { type: 'thumbnail.choose', file: image },
      { type: 'thumbnail.choose', file: textFile },
    ],
    'thumbnail.remove': [{ type: 'thumbnail.remove' }],
    'draft.save': [{ type: 'draft.save' }],
    'draft.keep': [{ type: 'draft.keep' }],
    'draft.discard': [{ type: 'draft.discard' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
    'upload.publish': [
      { type: 'upload.publish', isSignedIn: true },
      { type: 'upload.publish', isSignedIn: false },
    ],
    'upload.retry': [{ type: 'upload.retry' }],
    'upload.cancel': [{ type: 'upload.cancel' }],
    'transfer.changed': [
      { type: 'transfer.changed', phase: 'creatingContent', kind: null, failure: null },
      { type: 'transfer.changed', phase: 'waitingToRetry', kind: 'video', failure: passing },
    ],
    'transfer.progressed': [
      { type: 'transfer.progressed', kind: 'video', sentBytes: 1_500, totalBytes: 3_000 },
      { type: 'transfer.progressed', kind: 'video', sentBytes: 0, totalBytes: 3_000 },
    ],
    'content.created': [{ type: 'content.created', contentId: 'content-1' }],
    'file.sent': [{ type: 'file.sent', fileId: 'file-clip' }],
    'network.lost': [{ type: 'network.lost' }],
    'server.lost': [{ type: 'server.lost' }],
    'network.recovered': [{ type: 'network.recovered' }],
  },
  done: {
    loadDraft: [draft, null],
    checkFile: [transferred, refused],
    transfer: [
      transferred,
      refused,
      { failure: passing, targetId, fileId: 'file-clip' },
      { failure: lasting, targetId: null, fileId: null },
    ],
    saveDraft: [undefined],
    keepWork: [undefined],
    discardDraft: [undefined],
    discardPublishedDraft: [undefined],
    findContent: [{ contentId: 'content-1' }],
    deleteContent: [undefined],
  },
  errors: {
    loadDraft: [new DOMException('Blocked', 'SecurityError')],
    checkFile: [new Error('A bug')],
    transfer: [new Error('A bug')],
    keepWork: [new DOMException('The quota has been exceeded', 'QuotaExceededError')],
    saveDraft: [new DOMException('The quota has been exceeded', 'QuotaExceededError')],
    discardDraft: [new DOMException('Blocked', 'SecurityError')],
    discardPublishedDraft: [new DOMException('Blocked', 'SecurityError')],
    findContent: [outOfReach],
    deleteContent: [outOfReach, new AppError('CONTENT_NOT_FOUND')],
  },
  laws: {
    typed: ['video', 'thumbnail'],
    progress: { of: (snapshot) => (snapshot.hasTag('publishing') ? snapshot.context.progress : null), beginsAnew: isFirstByte },
    calledWhenCancelled: {
      findContent: 'A cancel deletes what was already made on the server.',
      deleteContent: 'A cancel deletes what was already made on the server.',
    },
    destroys: {
      deleteContent: ['upload.cancel', 'upload.retry'],
      discardDraft: ['draft.discard'],
      discardPublishedDraft: 'What the draft contained is published.',
    },
    forgets: {
      checkFile: 'A file that cannot be read cannot be sent: the message names it, and another one has to be chosen.',
      discardPublishedDraft: 'What was typed is published.',
      'xstate.after.answerLimit.upload.published': 'What was typed is published.',
      keepWork: 'Nobody is signed in any more and another person may be there: the message says that the work is lost.',
      'xstate.after.answerLimit.upload.keepingWork': 'As when it fails.',
    },
  },
}
