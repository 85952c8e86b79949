import { assign, emit, sendTo, setup } from 'xstate'
import * as clientMessages from '../../../shared/clientMessages.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import { contentMessages, thumbnailFileError, videoFileError, type UploadForm } from '../../../shared/validation/content.ts'
import { answerLimit } from '../../common/answerLimit.ts'
import { toFailure, toFormFailure, type Failure } from '../../common/failure.ts'
import { causeOf } from '../fileTransfer/errorCodes.ts'
import { nextRate } from '../fileTransfer/progress.ts'
import { required } from '../fileTransfer/steps.ts'
import type { ChosenFile, FileTransferEvent, FileTransferOutput, TransferPhase, TransferProgress } from '../fileTransfer/types.ts'
import { uploadActors, uploadEffects } from './actors.ts'
import {
  contentProgress,
  recordProgress,
  videoProgress,
  fieldOf,
  fileProgress,
  isRecordedOnYouTube,
  isVideoRecorded,
  isWorthKeeping,
  placed,
  refused,
  titledAfter,
  uncheckedFile,
  unpublished,
  untitled,
  videoFields,
  uploadErrors,
  without,
  withoutRefused,
} from './rules.ts'
import type {
  UploadContext,
  UploadEvent,
  UploadFact,
  UploadFileKind,
  UploadInput,
  UploadOutcome,
  UploadPhase,
  UploadReport,
  UploadTag,
} from './types.ts'

const types: { context?: UploadContext; input?: UploadInput; events?: UploadEvent; emitted?: UploadFact; tags?: UploadTag } = {}

const queueOf = ({ context }: { context: UploadContext }): UploadContext['parentRef'] => context.parentRef

/** Shared setup of the upload machine. Its states are in the other files of this folder. */
export const uploadSetup = setup({
  types,
  actors: uploadActors,
  actions: {
    ...uploadEffects,
    reportPhase: sendTo(queueOf, ({ context, self }, { phase }: { phase: UploadPhase }): UploadReport => ({
      type: 'upload.changed',
      actorId: self.id,
      phase,
      contentId: context.contentId,
    })),
    reportEnd: sendTo(queueOf, ({ self }, { outcome }: { outcome: UploadOutcome }): UploadReport => ({
      type: 'upload.ended',
      actorId: self.id,
      outcome,
    })),
    clearPublication: assign(({ context }) => ({
      ...unpublished(),
      ...(context.isVideoMissing && { video: null, isVideoMissing: false }),
    })),
    changeForm: assign(({ context }, params: { patch: Partial<UploadForm> }) => ({
      form: { ...context.form, ...params.patch },
      isTouched: true,
      errors: without(context.errors, [...Object.keys(params.patch), ...(params.patch.videoUrl === undefined ? [] : videoFields)]),
      failure: null,
    })),
    takeFile: assign(({ context }, { kind, file }: { kind: UploadFileKind; file: ChosenFile }) => {
      const errors = without(context.errors, kind === 'video' ? videoFields : [fieldOf[kind]])
      const form = kind === 'video' ? { ...untitled(context), videoUrl: '' } : context.form
      return {
        ...placed(kind, file),
        form,
        isTouched: true,
        unchecked: [...context.unchecked.filter((other) => other !== kind), kind],
        errors,
        failure: null,
        ...(kind === 'video' && { fingerprint: null, ...titledAfter(file, { form, errors }) }),
      }
    }),
    removeFile: assign(({ context }, { kind }: { kind: UploadFileKind }) => ({
      ...placed(kind, null),
      ...(kind === 'video' && { form: untitled(context) }),
      unchecked: context.unchecked.filter((other) => other !== kind),
      errors: without(context.errors, [fieldOf[kind]]),
      failure: null,
    })),
    refuseFile: assign(({ context }, { kind, name, message }: { kind: UploadFileKind; name: string; message: string }) =>
      refused(context, kind, aboutFile(name, message)),
    ),
    refuseUnchecked: assign(({ context }, { failure }: { failure: Failure | null }) => {
      const { kind, file } = uncheckedFile(context)
      return refused(context, kind, aboutFile(file.name, required(failure, 'failure').message))
    }),
    removeRefused: assign(({ context }, { failure, fileId }: FileTransferOutput) => withoutRefused(context, failure, fileId)),
    markChecked: assign(({ context }) => ({ unchecked: context.unchecked.slice(1) })),
    showErrors: assign(({ context }, { largestVideoBytes }: { largestVideoBytes: number }) => {
      const errors = uploadErrors(context, largestVideoBytes)
      return { errors, failure: toFormFailure(errors, clientMessages.INVALID_INPUT) }
    }),
    refuseSignedOut: assign({ failure: { code: 'UNAUTHENTICATED', message: contentMessages.signInRequired, fields: {} } }),
    storeFailure: assign((_, params: { error: unknown; fallback: string }) => ({ failure: toFailure(params.error, params.fallback) })),
    begin: assign({ isBegun: true, failure: null }),
    startTransfer: assign(({ context }) => ({ failure: null, rate: null, progress: Math.max(context.progress, recordProgress) })),
    storeTransferFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure, errors: failure?.fields ?? {} })),
    storeTransferStatus: assign(({ context }, { failure }: { failure: Failure | null }) => ({
      failure,
      errors: failure ? failure.fields : context.errors,
      rate: null,
    })),
    storeTransferProgress: assign(({ context }, params: TransferProgress) => ({
      progress: fileProgress(params),
      rate: nextRate(context.rate, params),
    })),
    storeFingerprint: assign((_, { fingerprint }: { fingerprint: string }) => ({ fingerprint })),
    storeCandidate: assign((_, { file }: { file: ChosenFile }) => ({ candidate: file })),
    takeCandidate: assign(({ context }) => ({ video: context.candidate, candidate: null, isVideoMissing: false })),
    tellTransfer: sendTo('transfer', (_, { event }: { event: FileTransferEvent }) => event),
    clearFailure: assign({ failure: null }),
    storeContent: assign((_, { contentId }: { contentId: string }) => ({ contentId })),
    completeRecord: assign({ progress: contentProgress }),
    storeRecorded: assign(({ context }) => ({ recorded: context.form })),
    storeSent: assign(({ context: { sentIds, video, progress } }, { fileId }: { fileId: string }) => ({
      sentIds: [...new Set([...sentIds, fileId])],
      progress: fileId === video?.id ? videoProgress : progress,
    })),
    completeProgress: assign({ progress: 100 }),
    askForLogin: emit({ type: 'login.required' }),
    announceSaved: emit({ type: 'draft.saved' }),
    announceDiscarded: emit({ type: 'draft.discarded' }),
    announcePublished: emit((_, params: { contentId: string }) => ({ type: 'upload.published', contentId: params.contentId })),
    announceCancelled: emit({ type: 'upload.cancelled' }),
  },
  guards: {
    isInterrupted: ({ context }) => context.isBegun,
    isStored: ({ context }) => context.isTouched && context.unchecked.length === 0,
    isVideoMissing: ({ context }) => context.isVideoMissing,
    isPhase: (_, params: { phase: TransferPhase; expected: TransferPhase }) => params.phase === params.expected,
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasFormErrors: ({ context }, params: { largestVideoBytes: number }) =>
      Object.keys(uploadErrors(context, params.largestVideoBytes)).length > 0,
    hasVideo: ({ context }) => context.video !== null,
    hasThumbnail: ({ context }) => context.thumbnail !== null,
    isTouched: ({ context }) => context.isTouched,
    hasFailure: ({ context }) => context.failure !== null,
    hasUncheckedFile: ({ context }) => context.unchecked.length > 0,
    isVideoRefused: ({ context }, params: { file: ChosenFile; largestVideoBytes: number }) =>
      !isRecordedOnYouTube(context) && videoFileError(params.file, params.largestVideoBytes) !== undefined,
    isThumbnailRefused: (_, params: { file: ChosenFile }) => thumbnailFileError(params.file) !== undefined,
    isReplacement: ({ context }) => context.isReplacement,
    isContentMissing: ({ context }) => context.contentId === null,
    isVideoExpected: ({ context }) => !isVideoRecorded(context),
    isVideoChangeable: ({ context }) => !isRecordedOnYouTube(context),
    isWorthKeeping: ({ context }) => isWorthKeeping(context),
    isTransferred: (_, { failure }: FileTransferOutput) => failure === null,
    isFileRefused: ({ context: { video, thumbnail } }, { failure, fileId }: FileTransferOutput) =>
      failure !== null && causeOf(failure) === 'file' && (fileId === video?.id || fileId === thumbnail?.id),
    isContentMade: ({ context }) => context.contentId !== null,
    isTemporaryFailure: ({ context }) => context.failure !== null && causeOf(context.failure) === 'temporary',
    isAlreadyGone: (_, params: { error: unknown }) => {
      const { code } = toFailure(params.error, '')
      return code === 'CONTENT_NOT_FOUND' || code === 'NOT_FOUND'
    },
  },
  delays: { answerLimit },
})
