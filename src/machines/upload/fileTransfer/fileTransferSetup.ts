import { assign, sendTo, setup } from 'xstate'
import { answerLimit } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { fileTransferActors } from './actors.ts'
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
    reportStart: sendTo(parentOf, ({ context }): FileTransferReport => {
      const { kind, file } = sendOf(context)
      return { type: 'transfer.progressed', kind, sentBytes: 0, totalBytes: file.size }
    }),
    reportProgress: sendTo(parentOf, ({ context }, params: Omit<TransferProgress, 'kind'>): FileTransferReport => ({
      type: 'transfer.progressed',
      kind: sendOf(context).kind,
      sentBytes: params.sentBytes,
      totalBytes: params.totalBytes,
    })),
    reportContent: sendTo(parentOf, (_, { contentId }: { contentId: string }): FileTransferReport => ({
      type: 'content.created',
      contentId,
    })),
    reportSent: sendTo(parentOf, ({ context }): FileTransferReport => ({ type: 'file.sent', fileId: sendOf(context).file.id })),
    storeTarget: assign((_, { contentId }: { contentId: string }) => ({ targetId: contentId })),
    completeStep: assign(({ context }) => ({ steps: context.steps.slice(1), attempts: 0 })),
    storeFailure: assign(({ context }, params: { error: unknown }) => ({
      failure: toFailure(params.error, context.fallbackMessage),
      attempts: context.attempts + 1,
    })),
    clearFailure: assign({ failure: null }),
    clearAttempts: assign({ attempts: 0 }),
  },
  guards: {
    isCheckNext: ({ context }) => context.steps[0]?.type === 'check',
    isContentNext: ({ context }) => context.steps[0]?.type === 'createContent',
    isSendNext: ({ context }) => context.steps[0]?.type === 'send',
    isLastingFailure: ({ context }) => context.failure !== null && causeOf(context.failure) !== 'temporary',
    isOutOfAttempts: ({ context }) => context.attempts >= context.maxAttempts,
  },
  delays: { answerLimit, retryDelay: ({ context }) => retryDelay(context.attempts) },
})
