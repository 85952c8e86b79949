import { assign, emit, setup } from 'xstate'
import { errorCatalogue } from '../../../shared/errors.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { contentMessages, thumbnailFileError, videoFileError, type UploadForm } from '../../../shared/validation/content.ts'
import { answerLimit } from '../../common/answerLimit.ts'
import { toFailure, toFormFailure } from '../../common/failure.ts'
import { uploadActors, uploadEffects } from './actors.ts'
import { isWorthRetrying, maxAttempts, retryDelay } from './retry.ts'
import {
  blankUpload,
  fieldOf,
  isFileRefusal,
  isWorthKeeping,
  placed,
  titledAfter,
  toStepFailure,
  unpublished,
  uploadErrors,
  without,
} from './rules.ts'
import type { ChosenFile, Draft, FileKind, UploadContext, UploadEvent, UploadFact, UploadTag } from './types.ts'

const types: { context?: UploadContext; events?: UploadEvent; emitted?: UploadFact; tags?: UploadTag } = {}

/** Shared setup of the upload machine. Its states are in the files beside this one. */
export const uploadSetup = setup({
  types,
  actors: uploadActors,
  actions: {
    ...uploadEffects,
    adoptUser: assign((_, params: { userId: string }) => ({ ...blankUpload(), userId: params.userId })),
    clearUser: assign(() => ({ ...blankUpload(), userId: null })),
    adoptDraft: assign((_, params: { output: Draft | null }) => ({ ...params.output, isTouched: true })),
    startOver: assign(blankUpload),
    clearPublication: assign(unpublished),
    changeForm: assign(({ context }, params: { patch: Partial<UploadForm> }) => ({
      form: { ...context.form, ...params.patch },
      isTouched: true,
      errors: without(context.errors, Object.keys(params.patch)),
      failure: null,
    })),
    takeFile: assign(({ context }, { kind, file }: { kind: FileKind; file: ChosenFile }) => {
      const errors = without(context.errors, [fieldOf[kind]])
      return {
        ...placed(kind, file),
        isTouched: true,
        unchecked: [...context.unchecked.filter((other) => other !== kind), kind],
        errors,
        failure: null,
        ...(kind === 'video' && titledAfter(file, { ...context, errors })),
      }
    }),
    removeFile: assign(({ context }, { kind }: { kind: FileKind }) => ({
      ...placed(kind, null),
      unchecked: context.unchecked.filter((other) => other !== kind),
      errors: without(context.errors, [fieldOf[kind]]),
      failure: null,
    })),
    refuseFile: assign(({ context }, { kind, name, message }: { kind: FileKind; name: string; message: string }) => ({
      ...placed(kind, null),
      unchecked: context.unchecked.filter((other) => other !== kind),
      errors: { ...context.errors, [fieldOf[kind]]: aboutFile(name, message) },
    })),
    /** The failure is already stored and stays under the field. */
    dropFile: assign((_, { kind }: { kind: FileKind }) => ({ ...placed(kind, null), progress: 0 })),
    passFile: assign(({ context }) => ({ unchecked: context.unchecked.slice(1) })),
    showErrors: assign(({ context }) => {
      const errors = uploadErrors(context)
      return { errors, failure: toFormFailure(errors, errorCatalogue.INVALID_INPUT.message) }
    }),
    refuseSignedOut: assign({ failure: { code: 'UNAUTHENTICATED', message: contentMessages.signInRequired, fields: {} } }),
    storeFailure: assign((_, params: { error: unknown; fallback: string }) => ({ failure: toFailure(params.error, params.fallback) })),
    storeStepFailure: assign(({ context }, params: { error: unknown; kind: FileKind | null }) => ({
      ...toStepFailure(params.error, params.kind, params.kind && context[params.kind]),
      attempts: context.attempts + 1,
    })),
    clearFailure: assign({ failure: null }),
    clearAttempts: assign({ attempts: 0 }),
    noteContent: assign((_, params: { contentId: string }) => ({ contentId: params.contentId, attempts: 0 })),
    noteRecorded: assign(({ context }) => ({ recorded: context.form })),
    noteSent: assign(({ context }, params: { kind: FileKind }) => {
      const file = context[params.kind]
      return { sentIds: file ? [...context.sentIds, file.id] : context.sentIds, attempts: 0 }
    }),
    setProgress: assign((_, params: { progress: number }) => ({ progress: Math.round(params.progress) })),
    askForLogin: emit({ type: 'login.required' }),
    announceKept: emit({ type: 'work.kept' }),
    announceLost: emit({ type: 'work.lost' }),
    announceSaved: emit({ type: 'draft.saved' }),
    announceDiscarded: emit({ type: 'draft.discarded' }),
    announcePublished: emit((_, params: { contentId: string }) => ({ type: 'upload.published', contentId: params.contentId })),
    announceCancelled: emit({ type: 'upload.cancelled' }),
  },
  guards: {
    isAnotherUser: ({ context }, params: { userId: string }) => context.userId !== params.userId,
    isDraftMissing: (_, params: { output: Draft | null }) => params.output === null,
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasFormErrors: ({ context }) => Object.keys(uploadErrors(context)).length > 0,
    hasVideo: ({ context }) => context.video !== null,
    hasThumbnail: ({ context }) => context.thumbnail !== null,
    isTouched: ({ context }) => context.isTouched,
    hasFailure: ({ context }) => context.failure !== null,
    hasUncheckedFile: ({ context }) => context.unchecked.length > 0,
    isVideoRefused: (_, params: { file: ChosenFile }) => videoFileError(params.file) !== undefined,
    isThumbnailRefused: (_, params: { file: ChosenFile }) => thumbnailFileError(params.file) !== undefined,
    isContentMissing: ({ context }) => context.contentId === null,
    isRecordOutdated: ({ context: { form, recorded } }) => recorded !== form,
    isNothingSent: ({ context }) => context.sentIds.length === 0,
    isWorthKeeping: ({ context }) => isWorthKeeping(context),
    isFileRefused: (_, params: { error: unknown }) => isFileRefusal(params.error),
    isContentMade: ({ context }) => context.contentId !== null,
    isVideoUnsent: ({ context: { video, sentIds } }) => video !== null && !sentIds.includes(video.id),
    isThumbnailUnsent: ({ context: { thumbnail, sentIds } }) => thumbnail !== null && !sentIds.includes(thumbnail.id),
    isLastingFailure: ({ context }) => context.failure !== null && !isWorthRetrying(context.failure),
    isPassingFailure: ({ context }) => context.failure !== null && isWorthRetrying(context.failure),
    isOutOfAttempts: ({ context }) => context.attempts >= maxAttempts,
    isAlreadyGone: (_, params: { error: unknown }) => {
      const { code } = toFailure(params.error, '')
      return code === 'CONTENT_NOT_FOUND' || code === 'NOT_FOUND'
    },
  },
  delays: { answerLimit, retryDelay: ({ context }) => retryDelay(context.attempts) },
})
