import { pageMessages } from '../../shared/errors.ts'
import { noAnswer } from '../answerLimit.ts'
import { keepDraft } from './keepDraft.ts'
import { certain, toContentInput } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * The record is deleted and the form opened again, with all that was typed in it. Cancelled while the
 * record was being made, its name is not known: asking again with the same key finds it.
 */
export const cancelling = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing', 'cancelling'],
  entry: 'forgetFailure',
  on: { 'draft.keep': { actions: keepDraft }, 'session.endedElsewhere': 'keepingWork' },
  initial: 'choosingStep',
  states: {
    choosingStep: { always: [{ guard: 'isContentMissing', target: 'findingContent' }, { target: 'deletingContent' }] },
    findingContent: {
      after: { answerLimit: { target: '#upload.editing', actions: ['forgetPublication', 'announceCancelled'] } },
      invoke: {
        id: 'findContent',
        src: 'createContent',
        input: ({ context }) => toContentInput(context),
        onDone: { target: 'deletingContent', actions: { type: 'noteContent', params: ({ event }) => event.output } },
        // Refused or out of reach: there is most likely nothing, and an empty record can be deleted from the dashboard.
        onError: {
          target: '#upload.editing',
          actions: [
            { type: 'logUploadFailure', params: ({ event }) => ({ during: 'findContent', error: event.error }) },
            'forgetPublication',
            'announceCancelled',
          ],
        },
      },
    },
    deletingContent: {
      after: {
        answerLimit: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: () => ({ ...noAnswer(), fallback: pageMessages.deleteContent }) },
        },
      },
      invoke: {
        id: 'deleteContent',
        src: 'deleteContent',
        input: ({ context }) => ({ contentId: certain(context.contentId, 'content') }),
        onDone: { target: '#upload.editing', actions: ['forgetPublication', 'announceCancelled'] },
        onError: [
          {
            guard: { type: 'isAlreadyGone', params: ({ event }) => event },
            target: '#upload.editing',
            actions: ['forgetPublication', 'announceCancelled'],
          },
          {
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.deleteContent }) },
          },
        ],
      },
    },
    failed: {
      tags: ['retriable', 'cancellable'],
      on: {
        'upload.retry': { target: 'deletingContent', actions: 'forgetFailure' },
        'upload.cancel': { target: 'deletingContent', actions: 'forgetFailure' },
        'failure.dismiss': { target: '#upload.editing', actions: 'forgetFailure' },
      },
    },
  },
})
