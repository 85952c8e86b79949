import * as pageMessages from '../../../shared/pageMessages.ts'
import { noAnswer } from '../../common/answerLimit.ts'
import { keptDraft } from './keptDraft.ts'
import { required } from '../fileTransfer/steps.ts'
import { toContentInput } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * Deletes the record and opens the form again with its input, also in what the browser keeps: else the next visit would go on with the
 * upload. When the record was still being created, its id is unknown: creating it again with the same key returns it. A video that was to be
 * replaced stays as it is.
 */
export const cancelling = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing', 'cancelling'],
  entry: ['clearFailure', { type: 'reportPhase', params: { phase: 'cancelling' } }],
  on: { 'draft.keep': { actions: { type: 'keepDraft', params: keptDraft } }, 'session.endedElsewhere': 'keepingWork' },
  initial: 'choosingStep',
  states: {
    choosingStep: {
      always: [
        { guard: 'isReplacement', target: '#upload.discardingDraft' },
        { guard: 'isContentMissing', target: 'findingContent' },
        { target: 'deletingContent' },
      ],
    },
    findingContent: {
      after: {
        answerLimit: {
          target: '#upload.editing',
          actions: ['clearPublication', { type: 'keepDraft', params: keptDraft }, 'announceCancelled'],
        },
      },
      invoke: {
        id: 'findContent',
        src: 'createContent',
        input: ({ context }) => toContentInput(context),
        onDone: { target: 'deletingContent', actions: { type: 'storeContent', params: ({ event }) => event.output } },
        // The request was refused or the server is unreachable: most likely there is no record, and an empty record can be deleted in the
        // dashboard.
        onError: {
          target: '#upload.editing',
          actions: [
            { type: 'logUploadFailure', params: ({ event }) => ({ during: 'findContent', error: event.error }) },
            'clearPublication',
            { type: 'keepDraft', params: keptDraft },
            'announceCancelled',
          ],
        },
      },
    },
    deletingContent: {
      after: {
        answerLimit: {
          target: 'failed',
          actions: { type: 'storeFailure', params: () => ({ ...noAnswer(), fallback: pageMessages.deleteContent }) },
        },
      },
      invoke: {
        id: 'deleteContent',
        src: 'deleteContent',
        input: ({ context }) => ({ contentId: required(context.contentId, 'content') }),
        onDone: { target: '#upload.editing', actions: ['clearPublication', { type: 'keepDraft', params: keptDraft }, 'announceCancelled'] },
        onError: [
          {
            guard: { type: 'isAlreadyGone', params: ({ event }) => event },
            target: '#upload.editing',
            actions: ['clearPublication', { type: 'keepDraft', params: keptDraft }, 'announceCancelled'],
          },
          {
            target: 'failed',
            actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.deleteContent }) },
          },
        ],
      },
    },
    failed: {
      tags: 'retriable',
      on: {
        'upload.retry': { target: 'deletingContent', actions: 'clearFailure' },
        'upload.cancel': { target: 'deletingContent', actions: 'clearFailure' },
        'failure.dismiss': { target: '#upload.editing', actions: 'clearFailure' },
      },
    },
  },
})
