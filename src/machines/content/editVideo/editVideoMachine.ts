import { assign, emit, setup } from 'xstate'
import { AppError, type FieldErrors, pageMessages } from '../../../shared/errors.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { limits } from '../../../shared/limits.ts'
import { typedKeywordError, type EditVideoForm } from '../../../shared/validation/editVideo.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { isPassingFailure, isSignInFailure, toFailure } from '../../common/failure.ts'
import { unreadable } from '../../common/unreadable.ts'
import { editVideoActors } from './actors.ts'
import { blankForm, editErrors, fileIds, formOf, isDirty, newFileError, noFiles, settled, textsOf } from './rules.ts'
import type {
  EditedVideo,
  EditFile,
  EditFileKind,
  EditFiles,
  EditVideoContext,
  EditVideoEvent,
  EditVideoFact,
  EditVideoTag,
} from './types.ts'

const types: { context?: EditVideoContext; events?: EditVideoEvent; emitted?: EditVideoFact; tags?: EditVideoTag } = {}

const blank: EditVideoContext = {
  contentId: null,
  saved: blankForm,
  form: blankForm,
  videoFile: 'replaceable',
  files: noFiles,
  chosen: 'video',
  share: 0,
  errors: {},
  failure: null,
}

type Choice = { kind: EditFileKind; file: EditFile }

const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

/** When the server refuses a file, the error belongs under the file's field. A temporary failure or a missing sign-in does not. */
function failureOf(error: unknown, kind: EditFileKind | null, files: EditFiles) {
  const failure = toFailure(error, pageMessages.updateContent)
  const isOfFile = kind !== null && error instanceof AppError && !isPassingFailure(failure) && !isSignInFailure(failure)
  if (!isOfFile) return { failure, errors: failure.fields }
  const message = aboutFile(files[kind]?.name ?? '', failure.message)
  return { failure: { ...failure, message }, errors: { ...failure.fields, [kind]: message } }
}

/**
 * «Modifier la vidéo»: edits the texts, visibility and keywords, and uploads a new video file or thumbnail. The texts are saved first, then
 * the files; a retry does not send again what was already saved. Closing asks for confirmation before it discards changes. An interrupted
 * publication resumes here with its video file.
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
    addKeywords: assign(({ context }) => ({ form: settled(context.form), errors: {}, failure: null })),
    showKeywordError: assign(({ context }) => ({ errors: { ...context.errors, hashtags: typedKeywordError(context.form) ?? '' } })),
    removeKeyword: assign(({ context: { form } }, { keyword }: { keyword: string }) => ({
      form: { ...form, keywords: form.keywords.filter((each) => each !== keyword) },
      errors: {},
      failure: null,
    })),
    keepFile: assign(({ context }, { kind, file }: Choice) => ({
      files: { ...context.files, [kind]: file },
      chosen: kind,
      errors: without(context.errors, kind),
      failure: null,
    })),
    refuseFile: assign(({ context }, { kind, file }: Choice) => ({
      files: { ...context.files, [kind]: null },
      errors: { ...context.errors, [kind]: aboutFile(file.name, newFileError(kind, file, context.videoFile) ?? '') },
    })),
    refuseChosen: assign(({ context: { chosen, files, errors } }, params: { error: unknown }) => ({
      files: { ...files, [chosen]: null },
      errors: { ...errors, [chosen]: failureOf(params.error, chosen, files).failure.message },
    })),
    clearFile: assign(({ context }, { kind }: { kind: EditFileKind }) => ({
      files: { ...context.files, [kind]: null },
      errors: without(context.errors, kind),
    })),
    showErrors: assign(({ context }) => ({ errors: editErrors(context) })),
    noteSaved: assign(({ context }) => ({ form: settled(context.form), saved: settled(context.form) })),
    noteShare: assign((_, { share }: { share: number }) => ({ share })),
    noteSent: assign(({ context }, { kind }: { kind: EditFileKind }) => ({ files: { ...context.files, [kind]: null }, share: 0 })),
    noteVideoFileSent: assign(({ context: { videoFile } }) => ({ videoFile: videoFile === 'replaceable' ? videoFile : ('sent' as const) })),
    storeFailure: assign(({ context }, params: { error: unknown; kind: EditFileKind | null }) => ({
      ...failureOf(params.error, params.kind, context.files),
      share: 0,
    })),
    clearFailure: assign({ errors: {}, failure: null, share: 0 }),
    releaseAll: emit(({ context }) => ({ type: 'files.released', ids: fileIds(context) })),
    releaseSent: emit(({ context }, { kind }: { kind: EditFileKind }) => ({
      type: 'files.released',
      ids: fileIds(context).filter((id) => id === context.files[kind]?.id),
    })),
    announceSaved: emit(({ context: { videoFile, contentId } }) => ({
      type: videoFile === 'sent' ? ('upload.resumed' as const) : ('video.saved' as const),
      contentId: contentId ?? '',
    })),
  },
  guards: {
    hasFileErrors: ({ context }, { kind, file }: Choice) => newFileError(kind, file, context.videoFile) !== undefined,
    hasKeywordErrors: ({ context }) => typedKeywordError(context.form) !== undefined,
    isFull: ({ context }) => context.form.keywords.length >= limits.hashtagsPerContent,
    hasKeyword: ({ context }, { keyword }: { keyword: string }) => context.form.keywords.includes(keyword),
    hasFile: ({ context }, { kind }: { kind: EditFileKind }) => context.files[kind] !== null,
    hasFailure: ({ context }) => context.failure !== null,
    hasFormErrors: ({ context }) => Object.keys(editErrors(context)).length > 0,
    hasUnsaved: ({ context }) => isDirty(context),
    hasVideo: ({ context }) => context.files.video !== null,
    hasThumbnail: ({ context }) => context.files.thumbnail !== null,
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
                actions: { type: 'refuseFile', params: ({ event }) => event },
              },
              { target: 'checking', actions: { type: 'keepFile', params: ({ event }) => event } },
            ],
            'file.forget': {
              guard: { type: 'hasFile', params: ({ event }) => event },
              actions: { type: 'clearFile', params: ({ event }) => event },
            },
            'form.submit': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
            'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
            'dialog.close': [{ guard: 'hasUnsaved', target: 'leaving' }, { target: '#editVideo.closed' }],
          },
        },
        checking: {
          tags: 'busy',
          after: { answerLimit: { target: 'editing', actions: { type: 'refuseChosen', params: unreadable } } },
          invoke: {
            id: 'checkFile',
            src: 'checkFile',
            input: ({ context: { chosen, files } }) => ({ kind: chosen, file: files[chosen] }),
            onDone: 'editing',
            onError: { target: 'editing', actions: { type: 'refuseChosen', params: ({ event }) => event } },
          },
        },
        leaving: {
          tags: 'asking',
          on: { 'changes.discard': { target: '#editVideo.closed', actions: 'releaseAll' }, 'changes.keep': 'editing' },
        },
        saving: {
          tags: 'busy',
          entry: 'clearFailure',
          after: {
            answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: () => ({ ...noAnswer(), kind: null }) } },
          },
          invoke: {
            id: 'saveTexts',
            src: 'saveTexts',
            input: ({ context: { contentId, form } }) => ({ contentId: contentId ?? '', texts: textsOf(form) }),
            onDone: [
              { guard: 'hasVideo', target: 'sendingVideo', actions: 'noteSaved' },
              { guard: 'hasThumbnail', target: 'sendingThumbnail', actions: 'noteSaved' },
              { target: '#editVideo.closed', actions: 'announceSaved' },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'storeFailure', params: ({ event: { error } }) => ({ error, kind: null }) },
            },
          },
        },
        sendingVideo: {
          tags: ['busy', 'sending'],
          on: { 'bytes.sent': { actions: { type: 'noteShare', params: ({ event }) => event } }, 'sending.cancel': 'editing' },
          invoke: {
            id: 'sendVideo',
            src: 'sendVideo',
            input: ({ context: { contentId, files }, self }) => ({
              contentId: contentId ?? '',
              kind: 'video',
              file: files.video,
              onProgress: (share) => self.send({ type: 'bytes.sent', share }),
            }),
            onDone: [
              {
                guard: 'hasThumbnail',
                target: 'sendingThumbnail',
                actions: [
                  { type: 'releaseSent', params: { kind: 'video' } },
                  { type: 'noteSent', params: { kind: 'video' } },
                  'noteVideoFileSent',
                ],
              },
              {
                target: 'readingAgain',
                actions: [
                  { type: 'releaseSent', params: { kind: 'video' } },
                  { type: 'noteSent', params: { kind: 'video' } },
                  'noteVideoFileSent',
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'storeFailure', params: ({ event: { error } }) => ({ error, kind: 'video' }) },
            },
          },
        },
        sendingThumbnail: {
          tags: ['busy', 'sending'],
          on: { 'bytes.sent': { actions: { type: 'noteShare', params: ({ event }) => event } }, 'sending.cancel': 'editing' },
          invoke: {
            id: 'sendThumbnail',
            src: 'sendThumbnail',
            input: ({ context: { contentId, files }, self }) => ({
              contentId: contentId ?? '',
              kind: 'thumbnail',
              file: files.thumbnail,
              onProgress: (share) => self.send({ type: 'bytes.sent', share }),
            }),
            onDone: {
              target: 'readingAgain',
              actions: [
                { type: 'releaseSent', params: { kind: 'thumbnail' } },
                { type: 'noteSent', params: { kind: 'thumbnail' } },
              ],
            },
            onError: {
              target: 'editing',
              actions: { type: 'storeFailure', params: ({ event: { error } }) => ({ error, kind: 'thumbnail' }) },
            },
          },
        },
        // Everything is saved: a failed refetch is not shown as a failure.
        readingAgain: {
          tags: 'busy',
          after: { answerLimit: { target: '#editVideo.closed', actions: 'announceSaved' } },
          invoke: {
            id: 'readAgain',
            src: 'readAgain',
            input: ({ context }) => ({ contentId: context.contentId ?? '' }),
            onDone: { target: '#editVideo.closed', actions: 'announceSaved' },
            onError: { target: '#editVideo.closed', actions: 'announceSaved' },
          },
        },
      },
    },
  },
})
