import type { ChosenFile, Draft } from '../../../../src/machines/upload/upload/types.ts'
import type { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
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

export const uploadFixtures: Fixtures<typeof uploadMachine> = {
  inputs: [undefined],
  events: {
    'session.started': [{ type: 'session.started', userId: 'user-ada' }],
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
    'upload.progressed': [{ type: 'upload.progressed', share: 0.5 }],
    'network.lost': [{ type: 'network.lost' }],
    'server.lost': [{ type: 'server.lost' }],
    'network.recovered': [{ type: 'network.recovered' }],
  },
  done: {
    loadDraft: [draft, null],
    checkFile: [undefined],
    saveDraft: [undefined],
    keepWork: [undefined],
    discardDraft: [undefined],
    discardPublishedDraft: [undefined],
    createContent: [{ contentId: 'content-1' }],
    findContent: [{ contentId: 'content-1' }],
    uploadVideo: [undefined],
    uploadThumbnail: [undefined],
    deleteContent: [undefined],
  },
  errors: {
    loadDraft: [new DOMException('Blocked', 'SecurityError')],
    checkFile: [new AppError('UNSUPPORTED_VIDEO')],
    keepWork: [new DOMException('The quota has been exceeded', 'QuotaExceededError')],
    saveDraft: [new DOMException('The quota has been exceeded', 'QuotaExceededError')],
    discardDraft: [new DOMException('Blocked', 'SecurityError')],
    discardPublishedDraft: [new DOMException('Blocked', 'SecurityError')],
    createContent: [outOfReach, new AppError('INVALID_INPUT', { fields: { title: 'Le titre est requis' } })],
    findContent: [outOfReach],
    uploadVideo: [outOfReach, new AppError('STORAGE_FULL'), new AppError('UNSUPPORTED_VIDEO')],
    uploadThumbnail: [outOfReach, new AppError('STORAGE_FULL'), new AppError('UNSUPPORTED_IMAGE')],
    deleteContent: [outOfReach, new AppError('CONTENT_NOT_FOUND')],
  },
}
