import * as pageMessages from '../../../shared/pageMessages.ts'
import { noAnswer } from '../../common/answerLimit.ts'
import { idsOf } from '../fileTransfer/idsOf.ts'
import { required, toDraft } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

export const savingDraft = uploadSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  on: { 'session.endedElsewhere': 'keepingWork' },
  after: {
    answerLimit: {
      target: 'editing',
      actions: { type: 'storeFailure', params: { error: null, fallback: pageMessages.saveDraft } },
    },
  },
  invoke: {
    id: 'saveDraft',
    src: 'saveDraft',
    input: ({ context }) => ({ userId: required(context.userId, 'user'), draft: toDraft(context) }),
    onDone: { target: 'editing.settled.draftSaved', actions: 'announceSaved' },
    onError: {
      target: 'editing',
      actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.saveDraft }) },
    },
  },
})

/**
 * Another tab signed out: stores the form and its files for the next sign-in, then resets to no user, or to the one who has signed in
 * meanwhile.
 */
export const keepingWork = uploadSetup.createStateConfig({
  // Its user has left: the form is hidden from whoever signs in meanwhile.
  tags: ['busy', 'loading'],
  on: {
    'session.started': { actions: { type: 'noteNextUser', params: ({ event }) => event } },
    'session.ended': { actions: { type: 'noteNextUser', params: { userId: null } } },
    'session.endedElsewhere': { actions: { type: 'noteNextUser', params: { userId: null } } },
  },
  after: { answerLimit: { target: 'away', actions: 'announceLost' } },
  invoke: {
    id: 'keepWork',
    src: 'saveDraft',
    input: ({ context }) => ({ userId: required(context.userId, 'user'), draft: toDraft(context) }),
    onDone: { target: 'away', actions: 'announceKept' },
    onError: {
      target: 'away',
      actions: [{ type: 'logUploadFailure', params: ({ event }) => ({ during: 'keepWork', error: event.error }) }, 'announceLost'],
    },
  },
  exit: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'clearUser'],
})

/** Empties the form, and deletes the stored draft and what was published of it so far. */
export const discardingDraft = uploadSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  after: {
    answerLimit: {
      target: 'editing',
      actions: { type: 'storeFailure', params: () => ({ ...noAnswer(), fallback: pageMessages.deleteContent }) },
    },
  },
  invoke: {
    id: 'discardDraft',
    src: 'discardDraft',
    input: ({ context }) => ({ userId: required(context.userId, 'user'), contentId: context.contentId }),
    onDone: {
      target: 'editing',
      actions: [
        { type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) },
        'startOver',
        'announceDiscarded',
      ],
    },
    onError: {
      target: 'editing',
      actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.deleteContent }) },
    },
  },
})
