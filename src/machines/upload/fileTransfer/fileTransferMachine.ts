import { unreadable } from '../../common/unreadable.ts'
import { fileTransferSetup } from './fileTransferSetup.ts'
import { checkOf, contentOf, fileStepOf, sendOf } from './steps.ts'

/**
 * Checks files and sends them one after another, for the machine that invoked it, and reports each step to it. Temporary failures are retried
 * after increasing delays. A lost network is waited for. Stopping the transfer cancels it.
 */
export const fileTransferMachine = fileTransferSetup.createMachine({
  id: 'fileTransfer',
  context: ({ input }) => ({ ...input, attempts: 0, failure: null }),
  output: ({ context }) => ({ failure: context.failure, targetId: context.targetId, fileId: fileStepOf(context)?.file.id ?? null }),
  initial: 'choosingStep',
  on: { 'network.lost': '.offline' },
  states: {
    choosingStep: {
      entry: 'clearFailure',
      always: [
        { guard: 'isCheckNext', target: 'checking' },
        { guard: 'isContentNext', target: 'creatingContent' },
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
    creatingContent: {
      entry: { type: 'reportPhase', params: { phase: 'creatingContent' } },
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
    sending: {
      entry: [{ type: 'reportPhase', params: { phase: 'sending' } }, 'reportStart'],
      on: { 'bytes.sent': { actions: { type: 'reportProgress', params: ({ event }) => event } } },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context, self }) => {
          const { kind, file } = sendOf(context)
          const { targetId, isReplacement } = context
          if (targetId === null) throw new Error(`No record that the ${kind} belongs to`)
          return { kind, file, targetId, isReplacement, onProgress: (progress) => self.send({ type: 'bytes.sent', ...progress }) }
        },
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
        // A transfer in progress is not stopped: on a saturated connection, the probe may time out.
        'server.lost': 'offline',
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
