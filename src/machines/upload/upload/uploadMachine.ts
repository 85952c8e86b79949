import { cancelling } from './cancelling.ts'
import { discardingDraft, keepingWork, savingDraft } from './drafts.ts'
import { editing } from './editing.ts'
import { publishing } from './publishing.ts'
import { idsOf } from '../fileTransfer/idsOf.ts'
import { blankUpload, required } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * Publishes a video: the form and its draft, the record, the file transfer, and the recovery from a failure, a lost network or a
 * cancellation. It outlives the screen: leaving the page stops nothing.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: () => ({ ...blankUpload(), userId: null, nextUserId: null }),
  initial: 'away',
  on: {
    'session.started': {
      guard: { type: 'isAnotherUser', params: ({ event }) => event },
      target: '.loadingDraft',
      actions: [
        { type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) },
        { type: 'adoptUser', params: ({ event }) => event },
      ],
    },
    'session.ended': {
      target: '.away',
      actions: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'clearUser'],
    },
    // States with something to keep handle this event themselves, and store it first.
    'session.endedElsewhere': {
      target: '.away',
      actions: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'clearUser'],
    },
  },
  states: {
    away: { always: { guard: 'hasNextUser', target: 'loadingDraft', actions: 'adoptNextUser' } },
    keepingWork,
    loadingDraft: {
      tags: 'loading',
      after: { answerLimit: 'editing' },
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ userId: required(context.userId, 'user') }),
        onDone: [
          { guard: { type: 'isDraftMissing', params: ({ event }) => event }, target: 'editing' },
          { target: 'editing.settled.draftSaved', actions: { type: 'adoptDraft', params: ({ event }) => event } },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'logUploadFailure', params: ({ event }) => ({ during: 'loadDraft', error: event.error }) },
        },
      },
    },
    editing,
    savingDraft,
    discardingDraft,
    publishing,
    cancelling,
    published: {
      tags: ['busy', 'published'],
      entry: [
        'completeProgress',
        { type: 'announcePublished', params: ({ context }) => ({ contentId: required(context.contentId, 'content') }) },
      ],
      after: { answerLimit: 'editing' },
      invoke: {
        id: 'discardPublishedDraft',
        src: 'discardDraft',
        // The published content is kept.
        input: ({ context }) => ({ userId: required(context.userId, 'user'), contentId: null }),
        onDone: 'editing',
        onError: {
          target: 'editing',
          actions: { type: 'logUploadFailure', params: ({ event }) => ({ during: 'discardDraft', error: event.error }) },
        },
      },
      exit: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'startOver'],
    },
  },
})
