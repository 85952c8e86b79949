import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../../shared/errors.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { settingsImageError } from '../../../shared/validation/image.ts'
import { answerLimit } from '../../common/answerLimit.ts'
import { isSignInFailure, toFailure, toFormFailure } from '../../common/failure.ts'
import { unreadable } from '../../common/unreadable.ts'
import { imageUploadActors } from './actors.ts'
import type { ImageFile, ImageUploadContext, ImageUploadEvent, ImageUploadFact, ImageUploadInput, ImageUploadTag } from './types.ts'

const types: {
  context?: ImageUploadContext
  input?: ImageUploadInput
  events?: ImageUploadEvent
  emitted?: ImageUploadFact
  tags?: ImageUploadTag
} = {}

const fallback = { avatar: pageMessages.updateAccount, banner: pageMessages.updateChannel }

/** Checks and uploads an avatar or a banner, or refuses it with a reason. */
export const imageUploadMachine = setup({
  types,
  actors: imageUploadActors,
  actions: {
    storeFile: assign((_, { file }: { file: ImageFile }) => ({ file, share: 0, failure: null })),
    refuseFile: assign((_, { file }: { file: ImageFile }) => ({
      file: null,
      failure: toFormFailure({ image: aboutFile(file.name, settingsImageError(file) ?? '') }),
    })),
    storeProgress: assign((_, { share }: { share: number }) => ({ share })),
    storeFailure: assign(({ context: { file, kind } }, params: { error: unknown }) => {
      const failure = toFailure(params.error, fallback[kind])
      return { failure: file && !isSignInFailure(failure) ? { ...failure, message: aboutFile(file.name, failure.message) } : failure }
    }),
    clearFailure: assign({ failure: null, share: 0 }),
    clearFile: assign({ file: null, share: 0 }),
    announceUploaded: emit(({ context }) => ({ type: 'image.uploaded', kind: context.kind })),
  },
  guards: {
    hasFileErrors: (_, { file }: { file: ImageFile }) => settingsImageError(file) !== undefined,
    hasFile: ({ context }) => context.file !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...input, file: null, share: 0, failure: null }),
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
          { target: 'checking', actions: { type: 'storeFile', params: ({ event }) => event } },
        ],
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: unreadable } } },
      invoke: {
        id: 'checkImage',
        src: 'checkImage',
        input: ({ context: { file } }) => ({ file }),
        onDone: 'sending',
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      on: {
        'bytes.sent': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'upload.cancel': { target: 'idle', actions: 'clearFile' },
      },
      invoke: {
        id: 'sendImage',
        src: 'sendImage',
        input: ({ context: { kind, subjectId, file }, self }) => ({
          kind,
          subjectId,
          file,
          onProgress: (share) => self.send({ type: 'bytes.sent', share }),
        }),
        onDone: { target: 'idle', actions: ['clearFile', 'announceUploaded'] },
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
          { target: 'checking', actions: { type: 'storeFile', params: ({ event }) => event } },
        ],
        'upload.retry': { guard: 'hasFile', target: 'checking' },
        'failure.dismiss': { target: 'idle', actions: ['clearFailure', 'clearFile'] },
      },
    },
  },
})
