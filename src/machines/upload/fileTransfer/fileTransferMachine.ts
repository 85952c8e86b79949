import { unreadable } from '../../common/unreadable.ts'
import { fileTransferSetup } from './fileTransferSetup.ts'
import { checkOf, contentOf, fileStepOf, quotaCheckOf, required, sendOf } from './steps.ts'

/**
 * Checks files and sends them one after another, for the machine that invoked it, and reports each step to it. A video goes on from the last
 * byte that the server has. Temporary failures are retried after increasing delays. A lost network is waited for. Stopping the transfer
 * interrupts it: the server keeps what has arrived.
 */
export const fileTransferMachine = fileTransferSetup.createMachine({
  id: 'fileTransfer',
  context: ({ input }) => ({ ...input, uploadId: null, arrivedBytes: 0, attempts: 0, failure: null }),
  output: ({ context }) => ({ failure: context.failure, targetId: context.targetId, fileId: fileStepOf(context)?.file.id ?? null }),
  initial: 'choosingStep',
  states: {
    choosingStep: {
      entry: 'clearFailure',
      always: [
        { guard: 'isCheckNext', target: 'checking' },
        { guard: 'isQuotaNext', target: 'checkingQuota' },
        { guard: 'isContentNext', target: 'creatingContent' },
        { guard: 'isVideoNext', target: 'openingUpload' },
        { guard: 'isSendNext', target: 'sending' },
        { target: 'finished' },
      ],
    },
    checking: {
      after: { answerLimit: { target: 'failed', actions: { type: 'storeFailure', params: unreadable } } },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => {
          const { kind, file } = checkOf(context)
          return { kind, file }
        },
        onDone: { target: 'choosingStep', actions: 'completeStep' },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    // To the person, it is a part of the record's creation.
    checkingQuota: {
      entry: { type: 'reportPhase', params: { phase: 'creatingContent' } },
      on: { 'network.lost': 'offline' },
      invoke: {
        id: 'checkQuota',
        src: 'checkQuota',
        input: ({ context }) => ({ file: quotaCheckOf(context).file }),
        onDone: { target: 'choosingStep', actions: 'completeStep' },
        onError: { target: 'judgingFailure', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    creatingContent: {
      entry: { type: 'reportPhase', params: { phase: 'creatingContent' } },
      on: { 'network.lost': 'offline' },
      invoke: {
        id: 'createContent',
        src: 'createContent',
        input: ({ context }) => contentOf(context).content,
        onDone: {
          target: 'choosingStep',
          actions: [
            { type: 'storeTarget', params: ({ event }) => event.output },
            { type: 'reportContent', params: ({ event }) => event.output },
            'completeStep',
          ],
        },
        onError: { target: 'judgingFailure', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    openingUpload: {
      entry: { type: 'reportPhase', params: { phase: 'opening' } },
      on: { 'network.lost': 'offline' },
      invoke: {
        id: 'openUpload',
        src: 'openUpload',
        input: ({ context }) => ({ file: sendOf(context).file, targetId: required(context.targetId, 'record') }),
        onDone: {
          target: 'sending',
          actions: [
            { type: 'storeUpload', params: ({ event }) => event.output },
            { type: 'reportOpened', params: ({ event }) => event.output },
            { type: 'reportArrived', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'judgingFailure', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    // No loss of the network interrupts it: on a saturated connection the probe fails while bytes still move.
    sending: {
      entry: { type: 'reportPhase', params: { phase: 'sending' } },
      on: {
        'bytes.sent': { actions: { type: 'reportProgress', params: ({ event }) => event } },
      },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context, self }) => {
          const { kind, file } = sendOf(context)
          const { uploadId, isReplacement } = context
          const targetId = required(context.targetId, 'record')
          return { kind, file, targetId, uploadId, isReplacement, onProgress: (progress) => self.send({ type: 'bytes.sent', ...progress }) }
        },
        onDone: [
          { guard: 'hasUpload', target: 'finishing' },
          { target: 'choosingStep', actions: ['reportSent', 'completeStep'] },
        ],
        onError: { target: 'judgingFailure', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    finishing: {
      entry: { type: 'reportPhase', params: { phase: 'finishing' } },
      on: { 'network.lost': 'offline' },
      invoke: {
        id: 'finishUpload',
        src: 'finishUpload',
        input: ({ context }) => ({ uploadId: required(context.uploadId, 'upload') }),
        onDone: { target: 'choosingStep', actions: ['reportSent', 'completeStep'] },
        onError: { target: 'judgingFailure', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    judgingFailure: {
      always: [
        { guard: 'isLastingFailure', target: 'failed' },
        { guard: 'isOutOfAttempts', target: 'failed' },
        { target: 'waitingToRetry' },
      ],
    },
    waitingToRetry: {
      entry: { type: 'reportPhase', params: { phase: 'waitingToRetry' } },
      after: { retryDelay: 'choosingStep' },
      on: {
        'transfer.retry': 'choosingStep',
        'network.lost': 'offline',
        'network.recovered': 'choosingStep',
      },
    },
    offline: {
      entry: ['clearFailure', { type: 'reportPhase', params: { phase: 'offline' } }],
      on: { 'network.recovered': { target: 'choosingStep', actions: 'clearAttempts' } },
    },
    finished: { type: 'final' },
    failed: { type: 'final' },
  },
})
