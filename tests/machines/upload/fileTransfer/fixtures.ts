import { type AnyEventObject, createEmptyActor } from 'xstate'
import type { Failure } from '../../../../src/machines/common/failure.ts'
import type { fileTransferMachine } from '../../../../src/machines/upload/fileTransfer/fileTransferMachine.ts'
import type { ChosenFile, ContentInput, FileTransferInput } from '../../../../src/machines/upload/fileTransfer/types.ts'
import type { ErrorCode } from '../../../../src/shared/errorCodes.ts'
import { errorMessages } from '../../../../src/shared/errorMessages.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const clip: ChosenFile = { id: 'file-clip', name: 'vacances.mp4', size: 3_000, type: 'video/mp4' }
export const image: ChosenFile = { id: 'file-image', name: 'plage.png', size: 900, type: 'image/png' }
export const content: ContentInput = {
  title: 'Mes vacances',
  description: '',
  visibility: 'public',
  hashtags: ['été'],
  idempotencyKey: '0b5f3a52-7f0e-4a55-8d53-3f1a8f1f2b11',
}

export const failureOf = (code: ErrorCode): Failure => ({ code, message: errorMessages[code], fields: {} })

/** A file is sent from its first byte, also at a second attempt. */
export const isFirstByte = (event: AnyEventObject): boolean => event.type === 'transfer.progressed' && event['sentBytes'] === 0

export const transferInput: FileTransferInput = {
  parentRef: createEmptyActor(),
  steps: [
    { type: 'check', kind: 'video', file: clip },
    { type: 'createContent', content },
    { type: 'send', kind: 'video', file: clip },
  ],
  targetId: null,
  isReplacement: false,
  maxAttempts: 2,
  fallbackMessage: 'Erreur lors de l’upload de la vidéo',
}

const outOfReach = new AppError('API_UNAVAILABLE')

export const fileTransferFixtures: Fixtures<typeof fileTransferMachine> = {
  inputs: [transferInput],
  events: {
    'transfer.retry': [{ type: 'transfer.retry' }],
    'bytes.sent': [{ type: 'bytes.sent', sentBytes: 1_500, totalBytes: 3_000 }],
    'network.lost': [{ type: 'network.lost' }],
    'server.lost': [{ type: 'server.lost' }],
    'network.recovered': [{ type: 'network.recovered' }],
  },
  done: { checkFile: [undefined], createContent: [{ contentId: 'content-1' }], sendFile: [undefined] },
  errors: {
    checkFile: [new AppError('UNSUPPORTED_VIDEO')],
    createContent: [outOfReach, new AppError('INVALID_INPUT', { fields: { title: 'Le titre est requis' } })],
    sendFile: [outOfReach, new AppError('SESSION_EXPIRED')],
  },
}
