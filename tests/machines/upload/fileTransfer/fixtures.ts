import { type AnyEventObject, createEmptyActor } from 'xstate'
import type { Failure } from '../../../../src/machines/common/failure.ts'
import type { OpenedUpload } from '../../../../src/machines/upload/fileTransfer/actors.ts'
import type { fileTransferMachine } from '../../../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import type { ChosenFile, ContentInput, FileTransferInput } from '../../../../src/machines/upload/fileTransfer/types.ts'
import type { ErrorCode } from '../../../../src/shared/errorCodes.ts'
import { errorMessages } from '../../../../src/shared/errorMessages.ts'
import type { SentDetails } from '../../../../src/shared/validation/detailsForm.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const clip: ChosenFile = { id: 'file-clip', name: 'vacances.mp4', size: 3_000, type: 'video/mp4' }
export const image: ChosenFile = { id: 'file-image', name: 'plage.png', size: 900, type: 'image/png' }
/** Of a form in which none was given. */
export const noDetails: SentDetails = {
  category: null,
  language: null,
  licence: null,
  commentsOpen: true,
  downloadsAllowed: false,
  publishAt: null,
  publishWhenReady: false,
  audience: 'link',
  allowedUsernames: [],
}
export const content: ContentInput = {
  title: 'Mes vacances',
  description: '',
  visibility: 'public',
  hashtags: ['été'],
  videoUrl: null,
  details: noDetails,
  idempotencyKey: '0b5f3a52-7f0e-4a55-8d53-3f1a8f1f2b11',
  contentId: null,
}

export const failureOf = (code: ErrorCode): Failure => ({ code, message: errorMessages[code], fields: {} })

/** A file is sent from its first byte, also at a second attempt. */
export const isFirstByte = (event: AnyEventObject): boolean => event.type === 'transfer.progressed' && event['sentBytes'] === 0

export const transferInput: FileTransferInput = {
  parentRef: createEmptyActor(),
  steps: [
    { type: 'check', kind: 'video', file: clip },
    { type: 'checkQuota', kind: 'video', file: clip },
    { type: 'createContent', content },
    { type: 'send', kind: 'video', file: clip },
  ],
  targetId: null,
  isReplacement: false,
  maxAttempts: 2,
  fallbackMessage: 'Erreur lors de l’upload de la vidéo',
}

/** The server knows the video, and has some of its bytes. */
export const opened = (arrivedBytes: number): OpenedUpload => ({ uploadId: 'tus-1', fingerprint: '3000-abc', arrivedBytes, at: 0 })

const outOfReach = new AppError('API_UNAVAILABLE')

export const fileTransferFixtures: Fixtures<typeof fileTransferMachine> = {
  inputs: [transferInput, { ...transferInput, steps: [{ type: 'send', kind: 'thumbnail', file: image }], targetId: 'content-1' }],
  events: {
    'transfer.retry': [{ type: 'transfer.retry' }],
    'bytes.sent': [{ type: 'bytes.sent', sentBytes: 1_500, totalBytes: 3_000, at: 1_000 }],
    'network.lost': [{ type: 'network.lost' }],
    'network.recovered': [{ type: 'network.recovered' }],
  },
  done: {
    checkFile: [undefined],
    checkQuota: [undefined],
    createContent: [{ contentId: 'content-1' }],
    openUpload: [opened(0), opened(1_000)],
    sendFile: [undefined],
    finishUpload: [undefined],
  },
  errors: {
    checkFile: [new AppError('UNSUPPORTED_VIDEO')],
    checkQuota: [outOfReach, new AppError('QUOTA_EXCEEDED')],
    createContent: [outOfReach, new AppError('INVALID_INPUT', { fields: { title: 'Le titre est requis' } })],
    openUpload: [outOfReach, new AppError('VIDEO_TOO_LARGE')],
    sendFile: [outOfReach, new AppError('SESSION_EXPIRED')],
    finishUpload: [outOfReach, new AppError('TRUNCATED_VIDEO')],
  },
}
