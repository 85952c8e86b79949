import { pageMessages } from '../../shared/errors.ts'
import { noAnswer } from '../answerLimit.ts'
import { certain, idsOf, toDraft } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/** The form and its files are put aside, for this user, until they come back. */
export const savingDraft = uploadSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  on: { 'session.endedElsewhere': 'keepingWork' },
  after: {
    answerLimit: {
      target: 'editing',
      actions: { type: 'rememberFailure', params: { error: null, fallback: pageMessages.saveDraft } },
    },
  },
  invoke: {
    id: 'saveDraft',
    src: 'saveDraft',
    input: ({ context }) => ({ userId: certain(context.userId, 'user'), draft: toDraft(context) }),
    onDone: { target: 'editing.settled.draftSaved', actions: 'announceSaved' },
    onError: {
      target: 'editing',
      actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.saveDraft }) },
    },
  },
})

/** Another tab logged out: the form and its files are put aside for the next sign-in, then the page is nobody's. */
export const keepingWork = uploadSetup.createStateConfig({
  tags: 'busy',
  after: { answerLimit: { target: 'away', actions: 'announceLost' } },
  invoke: {
    id: 'keepWork',
    src: 'saveDraft',
    input: ({ context }) => ({ userId: certain(context.userId, 'user'), draft: toDraft(context) }),
    onDone: { target: 'away', actions: 'announceKept' },
    onError: {
      target: 'away',
      actions: [{ type: 'logUploadFailure', params: ({ event }) => ({ during: 'keepWork', error: event.error }) }, 'announceLost'],
    },
  },
  exit: [{ type: 'releaseFiles', params: ({ context }) => idsOf(context.video, context.thumbnail) }, 'forgetUser'],
})

/** The form is emptied, and the stored draft thrown away with what was published of it so far. */
export const discardingDraft = uploadSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetFailure',
  after: {
    answerLimit: {
      target: 'editing',
      actions: { type: 'rememberFailure', params: () => ({ ...noAnswer(), fallback: pageMessages.deleteContent }) },
    },
  },
  invoke: {
    id: 'discardDraft',
    src: 'discardDraft',
    input: ({ context }) => ({ userId: certain(context.userId, 'user'), contentId: context.contentId }),
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
      actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.deleteContent }) },
    },
  },
})
