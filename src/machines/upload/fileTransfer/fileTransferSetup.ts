import { assign, sendTo, setup } from 'xstate'
import { answerLimit } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { fileTransferActors, type OpenedUpload } from './actors.ts'
import { causeOf } from './errorCodes.ts'
import { retryDelay } from './retry.ts'
import { fileStepOf, sendOf } from './steps.ts'
import type {
  FileTransferContext,
  FileTransferEvent,
  FileTransferInput,
  FileTransferOutput,
  FileTransferReport,
  TransferPhase,
  TransferProgress,
} from './types.ts'

const types: { context?: FileTransferContext; input?: FileTransferInput; events?: FileTransferEvent; output?: FileTransferOutput } = {}

const parentOf = ({ context }: { context: FileTransferContext }): FileTransferContext['parentRef'] => context.parentRef

/** Setup of the file transfer. Its states are in the other file of this folder. */
export const fileTransferSetup = setup({
  types,
  actors: fileTransferActors,
  actions: {
    reportPhase: sendTo(parentOf, ({ context }, { phase }: { phase: TransferPhase }): FileTransferReport => ({
      type: 'transfer.changed',
      phase,
      kind: fileStepOf(context)?.kind ?? null,
      failure: context.failure,
    })),
    reportOpened: sendTo(parentOf, (_, { fingerprint }: OpenedUpload): FileTransferReport => ({ type: 'upload.opened', fingerprint })),
    reportProgress: sendTo(parentOf, ({ context }, { sentBytes, totalBytes, at }: Omit<TransferProgress, 'kind'>): FileTransferReport => ({
      type: 'transfer.progressed',
      kind: sendOf(context).kind,
      sentBytes,
      totalBytes,
      at,
    })),
    reportContent: sendTo(parentOf, (_, { contentId }: { contentId: string }): FileTransferReport => ({
      type: 'content.created',
      contentId,
    })),
    reportSent: sendTo(parentOf, ({ context }): FileTransferReport => ({ type: 'file.sent', fileId: sendOf(context).file.id })),
    reportArrived: sendTo(parentOf, ({ context }, { arrivedBytes, at }: OpenedUpload): FileTransferReport => {
      const { kind, file } = sendOf(context)
      return { type: 'transfer.progressed', kind, sentBytes: arrivedBytes, totalBytes: file.size, at }
    }),
    // As long as each attempt brings the server some bytes, the next one is the first.
    storeUpload: assign(({ context }, { uploadId, arrivedBytes }: OpenedUpload) => ({
      uploadId,
      arrivedBytes,
      attempts: arrivedBytes > context.arrivedBytes ? 0 : context.attempts,
    })),
    storeTarget: assign((_, { contentId }: { contentId: string }) => ({ targetId: contentId })),
    completeStep: assign(({ context }) => ({ steps: context.steps.slice(1), uploadId: null, arrivedBytes: 0, attempts: 0 })),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: toFailure(params.error, context.fallbackMessage),
      attempts: context.attempts + 1,
    })),
    clearFailure: assign({ failure: null }),
    clearAttempts: assign({ attempts: 0 }),
  },
  guards: {
    isCheckNext: ({ context }) => context.steps[0]?.type === 'check',
    isQuotaNext: ({ context }) => context.steps[0]?.type === 'checkQuota',
    isContentNext: ({ context }) => context.steps[0]?.type === 'createContent',
    isVideoNext: ({ context }) => context.steps[0]?.type === 'send' && context.steps[0].kind === 'video',
    isSendNext: ({ context }) => context.steps[0]?.type === 'send',
    hasUpload: ({ context }) => context.uploadId !== null,
    isLastingFailure: ({ context }) => context.failure !== null && causeOf(context.failure) !== 'temporary',
    isOutOfAttempts: ({ context }) => context.attempts >= context.maxAttempts,
  },
  delays: { answerLimit, retryDelay: ({ context }) => retryDelay(context.attempts) },
})
