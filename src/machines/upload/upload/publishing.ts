import * as pageMessages from '../../../shared/pageMessages.ts'
import { toFailure } from '../../common/failure.ts'
import { noAnswer } from '../../common/answerLimit.ts'
import { idsOf } from '../fileTransfer/idsOf.ts'
import { maxAttempts } from '../fileTransfer/retry.ts'
import { required } from '../fileTransfer/steps.ts'
import { keptDraft } from './keptDraft.ts'
import { stepsOf } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/** Publication was asked for: waits until no other upload is being sent. */
export const queued = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing'],
  entry: ['begin', { type: 'keepDraft', params: keptDraft }, { type: 'reportPhase', params: { phase: 'queued' } }],
  on: {
    'turn.given': 'publishing',
    'upload.pause': 'paused',
    'upload.cancel': 'cancelling',
    'draft.keep': { actions: { type: 'keepDraft', params: keptDraft } },
    'session.endedElsewhere': 'keepingWork',
  },
})

/** The person has stopped the sending: the server keeps what it has. */
export const paused = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing'],
  entry: [
    { type: 'keepDraft', params: keptDraft },
    { type: 'reportPhase', params: { phase: 'paused' } },
  ],
  on: {
    'upload.resume': 'queued',
    'upload.cancel': 'cancelling',
    'draft.keep': { actions: { type: 'keepDraft', params: keptDraft } },
    'session.endedElsewhere': 'keepingWork',
  },
})

/** A page before this one was closed, or its browser crashed, while this upload was being sent. */
export const interrupted = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing'],
  entry: { type: 'reportPhase', params: { phase: 'interrupted' } },
  initial: 'choosing',
  on: { 'upload.cancel': 'cancelling', 'session.endedElsewhere': 'keepingWork' },
  states: {
    choosing: { always: [{ guard: 'isVideoMissing', target: 'fileMissing' }, { target: 'ready' }] },
    ready: { on: { 'upload.resume': '#upload.queued' } },
    fileMissing: {
      on: {
        'video.choose': { target: 'matchingFile', actions: { type: 'storeCandidate', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
      },
    },
    matchingFile: {
      tags: 'checking',
      entry: 'clearFailure',
      after: {
        answerLimit: {
          target: 'fileMissing',
          actions: [
            { type: 'releaseFiles', params: ({ context }) => idsOf(context.candidate) },
            { type: 'storeFailure', params: () => ({ ...noAnswer(), fallback: pageMessages.upload }) },
          ],
        },
      },
      invoke: {
        id: 'matchFile',
        src: 'matchFile',
        input: ({ context }) => ({ file: required(context.candidate, 'candidate'), fingerprint: context.fingerprint }),
        onDone: { target: '#upload.queued', actions: 'takeCandidate' },
        onError: {
          target: 'fileMissing',
          actions: [
            { type: 'releaseFiles', params: ({ context }) => idsOf(context.candidate) },
            { type: 'storeFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.upload }) },
          ],
        },
      },
    },
  },
})

/** Creates the record, then sends the video file, then the thumbnail. A file that the server refuses can be replaced. */
export const publishing = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing'],
  entry: ['startTransfer', { type: 'reportPhase', params: { phase: 'sending' } }],
  initial: 'creating',
  on: {
    'transfer.changed': [
      {
        guard: { type: 'isPhase', params: ({ event }) => ({ ...event, expected: 'creatingContent' }) },
        target: '.creating',
        actions: { type: 'storeTransferStatus', params: ({ event }) => event },
      },
      {
        guard: { type: 'isPhase', params: ({ event }) => ({ ...event, expected: 'finishing' }) },
        target: '.finishing',
        actions: { type: 'storeTransferStatus', params: ({ event }) => event },
      },
      {
        guard: { type: 'isPhase', params: ({ event }) => ({ ...event, expected: 'waitingToRetry' }) },
        target: '.waitingToRetry',
        actions: { type: 'storeTransferStatus', params: ({ event }) => event },
      },
      {
        guard: { type: 'isPhase', params: ({ event }) => ({ ...event, expected: 'offline' }) },
        target: '.offline',
        actions: { type: 'storeTransferStatus', params: ({ event }) => event },
      },
      // The server is asked how much it has, then gets the rest.
      { target: '.sending', actions: { type: 'storeTransferStatus', params: ({ event }) => event } },
    ],
    'transfer.progressed': {
      actions: [
        { type: 'storeTransferProgress', params: ({ event }) => event },
        { type: 'keepProgress', params: keptDraft },
      ],
    },
    'content.created': {
      actions: [
        { type: 'storeContent', params: ({ event }) => event },
        'completeRecord',
        'storeRecorded',
        { type: 'reportPhase', params: { phase: 'sending' } },
        { type: 'keepDraft', params: keptDraft },
      ],
    },
    'upload.opened': {
      actions: [
        { type: 'storeFingerprint', params: ({ event }) => event },
        { type: 'keepDraft', params: keptDraft },
      ],
    },
    'file.sent': {
      actions: [
        { type: 'storeSent', params: ({ event }) => event },
        { type: 'keepDraft', params: keptDraft },
      ],
    },
    'network.lost': { actions: { type: 'tellTransfer', params: ({ event }) => ({ event }) } },
    'network.recovered': { actions: { type: 'tellTransfer', params: ({ event }) => ({ event }) } },
    'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
    'upload.pause': 'paused',
    'upload.cancel': 'cancelling',
    'draft.keep': { actions: { type: 'keepDraft', params: keptDraft } },
    'session.endedElsewhere': 'keepingWork',
  },
  states: {
    creating: {},
    sending: {},
    finishing: {},
    waitingToRetry: { on: { 'upload.retry': { actions: { type: 'tellTransfer', params: { event: { type: 'transfer.retry' } } } } } },
    offline: {},
  },
  invoke: {
    id: 'transfer',
    src: 'fileTransfer',
    input: ({ context, self }) => ({
      parentRef: self,
      steps: stepsOf(context),
      targetId: context.contentId,
      isReplacement: context.isReplacement,
      maxAttempts,
      fallbackMessage: pageMessages.upload,
    }),
    onDone: [
      {
        guard: { type: 'isTransferred', params: ({ event }) => event.output },
        target: 'published',
        actions: { type: 'storeContent', params: ({ event }) => ({ contentId: required(event.output.targetId, 'content') }) },
      },
      {
        guard: { type: 'isFileRefused', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'releaseFiles', params: ({ event }) => ({ ids: [required(event.output.fileId, 'refused file')] }) },
          { type: 'removeRefused', params: ({ event }) => event.output },
          // What is kept is a form again: the next visit would offer to go on with a file that is refused.
          { type: 'keepDraft', params: keptDraft },
        ],
      },
      {
        target: 'editing.settled.failed',
        actions: { type: 'storeTransferFailure', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'editing.settled.failed',
      actions: { type: 'storeTransferFailure', params: ({ event }) => ({ failure: toFailure(event.error, pageMessages.upload) }) },
    },
  },
})
