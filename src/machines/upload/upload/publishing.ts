import { keepDraft } from './keepDraft.ts'
import { required, idsOf, toContentInput } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * Creates the record, then sends the video file, then the thumbnail. What the server already has is never sent again: after each step, the
 * context decides the next one. Temporary failures are retried after increasing delays; a file that the server refuses can be replaced.
 */
export const publishing = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing', 'cancellable'],
  initial: 'choosingStep',
  on: {
    'upload.cancel': 'cancelling',
    'draft.keep': { actions: keepDraft },
    'session.endedElsewhere': 'keepingWork',
    'network.lost': '.offline',
  },
  states: {
    choosingStep: {
      entry: 'clearFailure',
      always: [
        { guard: 'isRecordOutdated', target: 'creatingContent' },
        { guard: 'isVideoUnsent', target: 'uploadingVideo' },
        { guard: 'isThumbnailUnsent', target: 'uploadingThumbnail' },
        { target: '#upload.published' },
      ],
    },
    creatingContent: {
      entry: { type: 'setProgress', params: { progress: 20 } },
      invoke: {
        id: 'createContent',
        src: 'createContent',
        input: ({ context }) => toContentInput(context),
        onDone: { target: 'choosingStep', actions: [{ type: 'noteContent', params: ({ event }) => event.output }, 'noteRecorded'] },
        onError: {
          target: 'judgingFailure',
          actions: { type: 'storeStepFailure', params: ({ event }) => ({ error: event.error, kind: null }) },
        },
      },
    },
    uploadingVideo: {
      entry: { type: 'setProgress', params: { progress: 40 } },
      on: { 'upload.progressed': { actions: { type: 'setProgress', params: ({ event }) => ({ progress: 40 + 40 * event.share }) } } },
      invoke: {
        id: 'uploadVideo',
        src: 'uploadVideo',
        input: ({ context, self }) => ({
          contentId: required(context.contentId, 'content'),
          file: required(context.video, 'video'),
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: { target: 'choosingStep', actions: { type: 'noteSent', params: { kind: 'video' } } },
        onError: [
          {
            guard: { type: 'isFileRefused', params: ({ event }) => event },
            target: '#upload.editing',
            actions: [
              { type: 'storeStepFailure', params: ({ event }) => ({ error: event.error, kind: 'video' }) },
              { type: 'releaseFiles', params: ({ context }) => idsOf(context.video) },
              { type: 'dropFile', params: { kind: 'video' } },
            ],
          },
          {
            target: 'judgingFailure',
            actions: { type: 'storeStepFailure', params: ({ event }) => ({ error: event.error, kind: 'video' }) },
          },
        ],
      },
    },
    uploadingThumbnail: {
      entry: { type: 'setProgress', params: { progress: 80 } },
      on: { 'upload.progressed': { actions: { type: 'setProgress', params: ({ event }) => ({ progress: 80 + 20 * event.share }) } } },
      invoke: {
        id: 'uploadThumbnail',
        src: 'uploadThumbnail',
        input: ({ context, self }) => ({
          contentId: required(context.contentId, 'content'),
          file: required(context.thumbnail, 'thumbnail'),
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: { target: 'choosingStep', actions: { type: 'noteSent', params: { kind: 'thumbnail' } } },
        onError: [
          {
            guard: { type: 'isFileRefused', params: ({ event }) => event },
            target: '#upload.editing',
            actions: [
              { type: 'storeStepFailure', params: ({ event }) => ({ error: event.error, kind: 'thumbnail' }) },
              { type: 'releaseFiles', params: ({ context }) => idsOf(context.thumbnail) },
              { type: 'dropFile', params: { kind: 'thumbnail' } },
            ],
          },
          {
            target: 'judgingFailure',
            actions: { type: 'storeStepFailure', params: ({ event }) => ({ error: event.error, kind: 'thumbnail' }) },
          },
        ],
      },
    },
    judgingFailure: {
      always: [
        { guard: 'isLastingFailure', target: '#upload.editing.settled.failed' },
        { guard: 'isOutOfAttempts', target: '#upload.editing.settled.failed' },
        { target: 'waitingToRetry' },
      ],
    },
    waitingToRetry: {
      tags: ['retriable', 'waiting'],
      after: { retryDelay: 'choosingStep' },
      on: {
        'upload.retry': 'choosingStep',
        // A transfer in progress is not stopped: on a saturated connection, the probe may time out.
        'server.lost': 'offline',
        'network.recovered': 'choosingStep',
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
      },
    },
    offline: {
      tags: 'waiting',
      entry: 'clearFailure',
      on: { 'network.recovered': { target: 'choosingStep', actions: 'clearAttempts' } },
    },
  },
})
