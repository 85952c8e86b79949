import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { settingsImageError } from '../../../shared/validation/image.ts'
import { isSignInFailure, toFailure, toFormFailure, type Failure } from '../../common/failure.ts'
import type { ChosenFile, FileTransferOutput, TransferProgress, TransferStep } from '../fileTransfer/types.ts'
import { imageUploadActors } from './actors.ts'
import type { ImageUploadContext, ImageUploadEvent, ImageUploadFact, ImageUploadInput, ImageUploadTag } from './types.ts'

const types: {
  context?: ImageUploadContext
  input?: ImageUploadInput
  events?: ImageUploadEvent
  emitted?: ImageUploadFact
  tags?: ImageUploadTag
} = {}

const stepsOf = ({ kind, file }: ImageUploadContext): TransferStep[] =>
  file
    ? [
        { type: 'check', kind, file },
        { type: 'send', kind, file },
      ]
    : []

const withFileNamed = ({ file }: ImageUploadContext, failure: Failure): Failure =>
  file && !isSignInFailure(failure) ? { ...failure, message: aboutFile(file.name, failure.message) } : failure

const fallback = { avatar: pageMessages.updateAccount, banner: pageMessages.updateChannel, logo: pageMessages.updateSite }

/** Checks and uploads an avatar, a banner or the site's logo, or refuses it with a reason. */
export const imageUploadMachine = setup({
  types,
  actors: imageUploadActors,
  actions: {
    storeFile: assign((_, { file }: { file: ChosenFile }) => ({ file, progress: null, failure: null })),
    refuseFile: assign((_, { file }: { file: ChosenFile }) => ({
      file: null,
      failure: toFormFailure({ image: aboutFile(file.name, settingsImageError(file) ?? '') }),
    })),
    storeProgress: assign((_, { kind, sentBytes, totalBytes, at }: TransferProgress) => ({
      progress: { kind, sentBytes, totalBytes, at },
    })),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: withFileNamed(context, toFailure(params.error, fallback[context.kind])),
      progress: null,
    })),
    storeTransferFailure: assign(({ context }, { failure }: FileTransferOutput) => ({
      failure: failure && withFileNamed(context, failure),
      progress: null,
    })),
    clearFailure: assign({ failure: null, progress: null }),
    clearFile: assign({ file: null, progress: null }),
    announceUploaded: emit(({ context: { kind, file } }) => ({ type: 'image.uploaded', kind, fileId: file?.id ?? '' })),
  },
  guards: {
    hasFileErrors: (_, { file }: { file: ChosenFile }) => settingsImageError(file) !== undefined,
    hasFile: ({ context }) => context.file !== null,
    isTransferred: (_, { failure }: FileTransferOutput) => failure === null,
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...input, file: null, progress: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'image.choose': [
          {
            guard: { type: 'hasFileErrors', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: 'transferring', actions: { type: 'storeFile', params: ({ event }) => event } },
        ],
      },
    },
    transferring: {
      tags: 'busy',
      entry: 'clearFailure',
      on: {
        'transfer.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'upload.cancel': { target: 'idle', actions: 'clearFile' },
      },
      invoke: {
        id: 'transfer',
        src: 'fileTransfer',
        input: ({ context, self }) => ({
          parentRef: self,
          steps: stepsOf(context),
          targetId: context.subjectId,
          isReplacement: false,
          maxAttempts: 1,
          fallbackMessage: fallback[context.kind],
        }),
        onDone: [
          { guard: { type: 'isTransferred', params: ({ event }) => event.output }, target: 'refetching' },
          { target: 'failed', actions: { type: 'storeTransferFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    refetching: {
      tags: 'busy',
      on: { 'upload.cancel': { target: 'idle', actions: 'clearFile' } },
      invoke: {
        id: 'refetchImage',
        src: 'refetchImage',
        input: ({ context: { subjectId } }) => ({ subjectId }),
        onDone: { target: 'idle', actions: ['announceUploaded', 'clearFile'] },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'image.choose': [
          {
            guard: { type: 'hasFileErrors', params: ({ event }) => event },
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: 'transferring', actions: { type: 'storeFile', params: ({ event }) => event } },
        ],
        'upload.retry': { guard: 'hasFile', target: 'transferring' },
        'failure.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
})
