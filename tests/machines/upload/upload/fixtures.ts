import type { ChosenFile } from '../../../../src/machines/upload/fileTransfer/types.ts'
import { createEmptyActor } from 'xstate'
import type { Draft, StoredDraft, UploadInput } from '../../../../src/machines/upload/upload/types.ts'
import type { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { blankDetails } from '../../../../src/shared/validation/detailsForm.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { failureOf, isFirstByte } from '../fileTransfer/fixtures.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { atMost } from '../../../support/largestVideo.ts'

export const clip: ChosenFile = { id: 'file-clip', name: 'vacances.mp4', size: 3_000, type: 'video/mp4' }
export const textFile: ChosenFile = { id: 'file-text', name: 'notes.txt', size: 20, type: 'text/plain' }
export const image: ChosenFile = { id: 'file-image', name: 'plage.png', size: 900, type: 'image/png' }

export const draft: Draft = {
  id: 'draft-1',
  form: { title: 'Mes vacances', description: '', isPublic: true, hashtags: '#été', videoUrl: '', details: blankDetails },
  video: clip,
  thumbnail: image,
  idempotencyKey: '0b5f3a52-7f0e-4a55-8d53-3f1a8f1f2b11',
  contentId: null,
  recorded: null,
  isReplacement: false,
  sentIds: [],
  fingerprint: null,
  isBegun: false,
  progress: 0,
}

/** The same once its sending was interrupted. */
export const interruptedDraft: Draft = {
  ...draft,
  contentId: 'content-1',
  recorded: draft.form,
  fingerprint: '3000-abc',
  isBegun: true,
  progress: 52,
}

/** A video on YouTube, in the place of a file. */
export const youTubeDraft: Draft = {
  ...draft,
  form: { ...draft.form, videoUrl: ' https://youtu.be/aqz-KE-bpKQ?si=partage ' },
  video: null,
  thumbnail: null,
}

/** A new file for a video that has one, whose sending was interrupted. */
export const interruptedReplacement: Draft = { ...interruptedDraft, thumbnail: null, isReplacement: true }

export const startInput = (stored: StoredDraft | null): UploadInput => ({
  userId: 'user-ada',
  parentRef: createEmptyActor(),
  stored,
})

const outOfReach = new AppError('API_UNAVAILABLE')
const passing = failureOf('API_UNAVAILABLE')
const lasting = failureOf('STORAGE_FULL')
const targetId = 'content-1'
const transferred = { failure: null, targetId, fileId: null }
const refused = { failure: failureOf('UNSUPPORTED_VIDEO'), targetId, fileId: 'file-clip' }

export const uploadFixtures: Fixtures<typeof uploadMachine> = {
  inputs: [
    startInput({ draft, isVideoMissing: false }),
    startInput(null),
    startInput({ draft: interruptedDraft, isVideoMissing: false }),
    startInput({ draft: interruptedDraft, isVideoMissing: true }),
    { ...startInput(null), video: clip },
    startInput({ draft: interruptedReplacement, isVideoMissing: false }),
    startInput({ draft: youTubeDraft, isVideoMissing: false }),
  ],
  events: {
    'session.ended': [{ type: 'session.ended' }],
    'session.endedElsewhere': [{ type: 'session.endedElsewhere' }],
    'form.change': [{ type: 'form.change', patch: { title: 'Mes vacances' } }],
    'video.choose': [
      { type: 'video.choose', ...atMost, file: clip },
      { type: 'video.choose', ...atMost, file: textFile },
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
      { type: 'upload.publish', ...atMost, isSignedIn: true },
      { type: 'upload.publish', ...atMost, isSignedIn: false },
    ],
    'upload.retry': [{ type: 'upload.retry' }],
    'upload.cancel': [{ type: 'upload.cancel' }],
    'upload.pause': [{ type: 'upload.pause' }],
    'upload.resume': [{ type: 'upload.resume' }],
    'turn.given': [{ type: 'turn.given' }],
    'upload.opened': [{ type: 'upload.opened', fingerprint: '3000-abc' }],
    'transfer.changed': [
      { type: 'transfer.changed', phase: 'creatingContent', kind: null, failure: null },
      { type: 'transfer.changed', phase: 'opening', kind: 'video', failure: null },
      { type: 'transfer.changed', phase: 'finishing', kind: 'video', failure: null },
      { type: 'transfer.changed', phase: 'waitingToRetry', kind: 'video', failure: passing },
      { type: 'transfer.changed', phase: 'offline', kind: 'video', failure: null },
    ],
    'transfer.progressed': [
      { type: 'transfer.progressed', kind: 'video', sentBytes: 1_500, totalBytes: 3_000, at: 1_000 },
      { type: 'transfer.progressed', kind: 'video', sentBytes: 0, totalBytes: 3_000, at: 0 },
    ],
    'content.created': [{ type: 'content.created', contentId: 'content-1' }],
    'file.sent': [{ type: 'file.sent', fileId: 'file-clip' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.recovered': [{ type: 'network.recovered' }],
  },
  done: {
    matchFile: [undefined],
    checkFile: [transferred, refused],
    transfer: [
      transferred,
      refused,
      { failure: passing, targetId, fileId: 'file-clip' },
      { failure: lasting, targetId: null, fileId: null },
      { failure: failureOf('QUOTA_EXCEEDED'), targetId: null, fileId: 'file-clip' },
    ],
    saveDraft: [undefined],
    keepWork: [undefined],
    discardDraft: [undefined],
    discardPublishedDraft: [undefined],
    findContent: [{ contentId: 'content-1' }],
    deleteContent: [undefined],
  },
  errors: {
    matchFile: [new AppError('INVALID_INPUT', { message: 'Ce n’est pas le fichier' })],
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
    keepsEach: { releaseFiles: 'It releases the file that another one has replaced.' },
    progress: { of: (snapshot) => (snapshot.hasTag('publishing') ? snapshot.context.progress : null), beginsAnew: isFirstByte },
    calledWhenCancelled: {
      discardDraft: 'A cancelled replacement has nothing on the server to delete: what the browser kept of it goes.',
      keepDraft: 'What the browser keeps is a form again: the next visit would go on with the upload otherwise.',
      findContent: 'A cancel deletes what was already made on the server.',
      deleteContent: 'A cancel deletes what was already made on the server.',
    },
    destroys: {
      deleteContent: ['upload.cancel', 'upload.retry'],
      discardDraft: ['draft.discard', 'upload.cancel'],
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
