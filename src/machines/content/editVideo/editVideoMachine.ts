import { assign, emit, enqueueActions, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { limits } from '../../../shared/limits.ts'
import { typedKeywordError, validateEditVideo, type EditVideoForm } from '../../../shared/validation/editVideo.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure, type Failure } from '../../common/failure.ts'
import { idsOf } from '../../upload/fileTransfer/idsOf.ts'
import { maxAttempts } from '../../upload/fileTransfer/retry.ts'
import type { FileTransferOutput, TransferPhase, TransferProgress } from '../../upload/fileTransfer/types.ts'
import { editVideoActors } from './actors.ts'
import {
  blankForm,
  type FileChoice,
  formOf,
  isDirty,
  newFileError,
  noFiles,
  sendSteps,
  textsOf,
  withFileNamed,
  without,
  withoutSent,
  withTypedKeywords,
} from './rules.ts'
import type { EditedVideo, EditFileKind, EditVideoContext, EditVideoEvent, EditVideoFact, EditVideoTag } from './types.ts'

const types: { context?: EditVideoContext; events?: EditVideoEvent; emitted?: EditVideoFact; tags?: EditVideoTag } = {}

const blank: EditVideoContext = {
  contentId: null,
  saved: blankForm,
  form: blankForm,
  videoFile: 'replaceable',
  files: noFiles,
  chosen: 'video',
  progress: null,
  errors: {},
  failure: null,
}

/**
 * «Modifier la vidéo»: edits the texts, visibility and keywords, and uploads a new video file or thumbnail. The texts are saved first, then
 * the files; a retry does not send again what was already saved. Closing asks for confirmation before it discards changes.
 */
export const editVideoMachine = setup({
  types,
  actors: editVideoActors,
  actions: {
    start: assign((_, { video }: { video: EditedVideo }) => ({
      ...blank,
      contentId: video.id,
      videoFile: video.videoFile,
      saved: formOf(video),
      form: formOf(video),
    })),
    changeForm: assign(({ context }, { patch }: { patch: Partial<EditVideoForm> }) => ({
      form: { ...context.form, ...patch },
      errors: {},
      failure: null,
    })),
    addKeywords: assign(({ context }) => ({ form: withTypedKeywords(context.form), errors: {}, failure: null })),
    showKeywordError: assign(({ context }) => ({ errors: { ...context.errors, hashtags: typedKeywordError(context.form) ?? '' } })),
    removeKeyword: assign(({ context: { form } }, { keyword }: { keyword: string }) => ({
      form: { ...form, keywords: form.keywords.filter((each) => each !== keyword) },
      errors: {},
      failure: null,
    })),
    storeFile: assign(({ context }, { kind, file }: FileChoice) => ({
      files: { ...context.files, [kind]: file },
      chosen: kind,
      errors: without(context.errors, kind),
      failure: null,
    })),
    refuseFile: assign(({ context }, choice: FileChoice) => ({
      files: { ...context.files, [choice.kind]: null },
      errors: { ...context.errors, [choice.kind]: aboutFile(choice.file.name, newFileError(choice, context.videoFile) ?? '') },
    })),
    refuseChosen: assign(({ context: { chosen, files, errors } }, { failure }: { failure: Failure | null }) => ({
      files: { ...files, [chosen]: null },
      errors: { ...errors, ...(failure && { [chosen]: aboutFile(files[chosen]?.name ?? '', failure.message) }) },
    })),
    clearFile: assign(({ context }, { kind }: { kind: EditFileKind }) => ({
      files: { ...context.files, [kind]: null },
      errors: without(context.errors, kind),
    })),
    showErrors: assign(({ context }) => ({ errors: validateEditVideo(context.form) })),
    storeSaved: assign(({ context }) => ({ form: withTypedKeywords(context.form), saved: withTypedKeywords(context.form) })),
    storeProgress: assign((_, { kind, sentBytes, totalBytes, at }: TransferProgress) => ({
      progress: { kind, sentBytes, totalBytes, at },
    })),
    removeSent: assign(({ context }, { fileId }: { fileId: string }) => ({ ...withoutSent(context, fileId), progress: null })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.updateContent)
      return { failure, errors: failure.fields }
    }),
    storeTransferFailure: assign(({ context }, { failure, fileId }: FileTransferOutput) =>
      failure ? withFileNamed(context, failure, fileId) : {},
    ),
    clearFailure: assign({ errors: {}, failure: null }),
    clearProgress: assign({ progress: null }),
    announceBegun: emit(({ context: { contentId, form, files, videoFile } }, { fingerprint }: { fingerprint: string }) => ({
      type: 'transfer.begun' as const,
      transfer: { contentId: contentId ?? '', form, files, videoFile, fingerprint },
    })),
    announceEnded: emit(({ context: { contentId } }) => ({ type: 'transfer.ended' as const, contentId: contentId ?? '' })),
    release: enqueueActions(({ enqueue }, { ids }: { ids: readonly string[] }) => {
      if (ids.length > 0) enqueue.emit({ type: 'files.released', ids })
    }),
    announceSaved: emit(({ context: { contentId } }) => ({ type: 'video.saved' as const, contentId: contentId ?? '' })),
  },
  guards: {
    hasFileErrors: ({ context }, choice: FileChoice) => newFileError(choice, context.videoFile) !== undefined,
    hasKeywordErrors: ({ context }) => typedKeywordError(context.form) !== undefined,
    isFull: ({ context }) => context.form.keywords.length >= limits.hashtagsPerContent,
    hasKeyword: ({ context }, { keyword }: { keyword: string }) => context.form.keywords.includes(keyword),
    hasFile: ({ context }, { kind }: { kind: EditFileKind }) => context.files[kind] !== null,
    hasFailure: ({ context }) => context.failure !== null,
    hasFormErrors: ({ context }) => Object.keys(validateEditVideo(context.form)).length > 0,
    hasUnsaved: ({ context }) => isDirty(context),
    hasFiles: ({ context: { files } }) => idsOf(files.video, files.thumbnail).ids.length > 0,
    isWaiting: (_, { phase }: { phase: TransferPhase }) => phase === 'waitingToRetry',
    isTransferred: (_, { failure }: FileTransferOutput) => failure === null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'editVideo',
  context: blank,
  initial: 'closed',
  states: {
    closed: { on: { 'video.edit': { target: 'open', actions: { type: 'start', params: ({ event }) => event } } } },
    open: {
      tags: 'open',
      initial: 'editing',
      states: {
        editing: {
          tags: 'editing',
          on: {
            'form.change': { actions: { type: 'changeForm', params: ({ event }) => event } },
            'keyword.add': [{ guard: 'isFull' }, { guard: 'hasKeywordErrors', actions: 'showKeywordError' }, { actions: 'addKeywords' }],
            'keyword.remove': {
              guard: { type: 'hasKeyword', params: ({ event }) => event },
              actions: { type: 'removeKeyword', params: ({ event }) => event },
            },
            'file.choose': [
              {
                guard: { type: 'hasFileErrors', params: ({ event }) => event },
                actions: [
                  { type: 'release', params: ({ context, event }) => idsOf(context.files[event.kind], event.file) },
                  { type: 'refuseFile', params: ({ event }) => event },
                ],
              },
              {
                target: 'checking',
                actions: [
                  { type: 'release', params: ({ context, event }) => idsOf(context.files[event.kind]) },
                  { type: 'storeFile', params: ({ event }) => event },
                ],
              },
            ],
            'file.forget': {
              guard: { type: 'hasFile', params: ({ event }) => event },
              actions: [
                { type: 'release', params: ({ context, event }) => idsOf(context.files[event.kind]) },
                { type: 'clearFile', params: ({ event }) => event },
              ],
            },
            'form.submit': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
            'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
            'dialog.close': [{ guard: 'hasUnsaved', target: 'confirmingDiscard' }, { target: '#editVideo.closed' }],
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkFile',
            src: 'fileTransfer',
            input: ({ context: { chosen, files }, self }) => ({
              parentRef: self,
              steps: files[chosen] ? [{ type: 'check', kind: chosen, file: files[chosen] }] : [],
              targetId: null,
              isReplacement: true,
              maxAttempts: 1,
              fallbackMessage: pageMessages.updateContent,
            }),
            onDone: [
              { guard: { type: 'isTransferred', params: ({ event }) => event.output }, target: 'editing' },
              {
                target: 'editing',
                actions: [
                  { type: 'release', params: ({ context }) => idsOf(context.files[context.chosen]) },
                  { type: 'refuseChosen', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                { type: 'release', params: ({ context }) => idsOf(context.files[context.chosen]) },
                { type: 'refuseChosen', params: ({ event }) => ({ failure: toFailure(event.error, pageMessages.updateContent) }) },
              ],
            },
          },
        },
        confirmingDiscard: {
          tags: 'confirming',
          on: {
            'changes.discard': {
              target: '#editVideo.closed',
              actions: { type: 'release', params: ({ context: { files } }) => idsOf(files.video, files.thumbnail) },
            },
            'changes.keep': 'editing',
          },
        },
        saving: {
          tags: 'busy',
          entry: ['clearFailure', 'clearProgress'],
          after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
          invoke: {
            id: 'saveTexts',
            src: 'saveTexts',
            input: ({ context: { contentId, form } }) => ({ contentId: contentId ?? '', texts: textsOf(form) }),
            onDone: [
              { guard: 'hasFiles', target: 'sending', actions: 'storeSaved' },
              { target: '#editVideo.closed', actions: 'announceSaved' },
            ],
            onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        sending: {
          tags: ['busy', 'sending'],
          exit: 'announceEnded',
          initial: 'transferring',
          states: {
            transferring: {},
            waitingToRetry: {},
          },
          on: {
            'transfer.changed': [
              {
                guard: { type: 'isWaiting', params: ({ event }) => event },
                target: '.waitingToRetry',
              },
              { target: '.transferring' },
            ],
            'upload.opened': { actions: { type: 'announceBegun', params: ({ event }) => event } },
            'transfer.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
            'file.sent': {
              actions: [
                { type: 'release', params: ({ event }) => ({ ids: [event.fileId] }) },
                { type: 'removeSent', params: ({ event }) => event },
              ],
            },
            'sending.cancel': 'editing',
          },
          invoke: {
            id: 'transfer',
            src: 'fileTransfer',
            input: ({ context, self }) => ({
              parentRef: self,
              steps: sendSteps(context),
              targetId: context.contentId,
              isReplacement: true,
              maxAttempts,
              fallbackMessage: pageMessages.updateContent,
            }),
            onDone: [
              { guard: { type: 'isTransferred', params: ({ event }) => event.output }, target: 'refetching' },
              { target: 'editing', actions: { type: 'storeTransferFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        // Everything is saved: a failed refetch is not shown as a failure.
        refetching: {
          tags: 'busy',
          after: { answerLimit: { target: '#editVideo.closed', actions: 'announceSaved' } },
          invoke: {
            id: 'refetchVideo',
            src: 'refetchVideo',
            input: ({ context }) => ({ contentId: context.contentId ?? '' }),
            onDone: { target: '#editVideo.closed', actions: 'announceSaved' },
            onError: { target: '#editVideo.closed', actions: 'announceSaved' },
          },
        },
      },
    },
  },
})
