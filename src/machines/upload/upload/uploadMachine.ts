import { cancelling } from './cancelling.ts'
import { discardingDraft, keepingWork, savingDraft } from './drafts.ts'
import { editing } from './editing.ts'
import { interrupted, paused, publishing, queued } from './publishing.ts'
import { idsOf } from '../fileTransfer/idsOf.ts'
import { required } from '../fileTransfer/steps.ts'
import { publishedOutcome, startedUpload } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * Publishes one video of the queue: the form and its draft, the record, the file transfer, and the recovery from a failure, a lost network,
 * a closed page or a cancellation. It outlives the screen: leaving the page stops nothing.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => startedUpload(input),
  initial: 'starting',
  on: {
    'session.ended': { target: '.ended', actions: { type: 'reportEnd', params: { outcome: { type: 'left' } } } },
    // States with something to keep handle this event themselves, and store it first.
    'session.endedElsewhere': { target: '.ended', actions: { type: 'reportEnd', params: { outcome: { type: 'left' } } } },
  },
  states: {
    starting: {
      always: [
        { guard: 'isInterrupted', target: 'interrupted' },
        { guard: 'isStored', target: 'editing.settled.draftSaved' },
        { target: 'editing' },
      ],
    },
    editing,
    savingDraft,
    discardingDraft,
    keepingWork,
    interrupted,
    queued,
    publishing,
    paused,
    cancelling,
    published: {
      tags: ['busy', 'published'],
      entry: [
        'completeProgress',
        { type: 'announcePublished', params: ({ context }) => ({ contentId: required(context.contentId, 'content') }) },
      ],
      after: { answerLimit: { target: 'ended', actions: { type: 'reportEnd', params: publishedOutcome } } },
      invoke: {
        id: 'discardPublishedDraft',
        src: 'discardDraft',
        // The published content is kept.
        input: ({ context: { userId, id } }) => ({ userId, id, contentId: null }),
        onDone: { target: 'ended', actions: { type: 'reportEnd', params: publishedOutcome } },
        onError: {
          target: 'ended',
          actions: [
            { type: 'logUploadFailure', params: ({ event }) => ({ during: 'discardDraft', error: event.error }) },
            { type: 'reportEnd', params: publishedOutcome },
          ],
        },
      },
    },
    ended: {
      type: 'final',
      entry: { type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail, context.candidate) },
    },
  },
})
