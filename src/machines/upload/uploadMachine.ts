import { cancelling } from './cancelling.ts'
import { discardingDraft, keepingWork, savingDraft } from './drafts.ts'
import { editing } from './editing.ts'
import { publishing } from './publishing.ts'
import { blankUpload, certain, idsOf } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * Putting a video online: the form and its draft, the record, the bytes, the way back from a failure, a
 * lost network or a change of mind. It outlives the screen: leaving the page stops nothing.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: () => ({ ...blankUpload(), userId: null }),
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
      actions: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'forgetUser'],
    },
    // Where there is something to keep, the states below keep it first.
    'session.endedElsewhere': {
      target: '.away',
      actions: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'forgetUser'],
    },
  },
  states: {
    away: {},
    keepingWork,
    loadingDraft: {
      tags: 'loading',
      after: { answerLimit: 'editing' },
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ userId: certain(context.userId, 'user') }),
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
        { type: 'setProgress', params: { progress: 100 } },
        { type: 'announcePublished', params: ({ context }) => ({ contentId: certain(context.contentId, 'content') }) },
      ],
      after: { answerLimit: 'editing' },
      invoke: {
        id: 'discardPublishedDraft',
        src: 'discardDraft',
        // What was published stays.
        input: ({ context }) => ({ userId: certain(context.userId, 'user'), contentId: null }),
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
