import * as pageMessages from '../../../shared/pageMessages.ts'
import { noAnswer } from '../../common/answerLimit.ts'
import { toDraft } from './rules.ts'
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
    input: ({ context }) => ({ userId: context.userId, draft: toDraft(context) }),
    onDone: { target: 'editing.settled.draftSaved', actions: 'announceSaved' },
    onError: {
      target: 'editing',
      actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.saveDraft }) },
    },
  },
})

/** Another tab signed out: stores the form and its files for the next sign-in. */
export const keepingWork = uploadSetup.createStateConfig({
  // Its user has left: the form is hidden from whoever signs in meanwhile.
  tags: ['busy', 'loading'],
  after: { answerLimit: { target: 'ended', actions: { type: 'reportEnd', params: { outcome: { type: 'lost' } } } } },
  invoke: {
    id: 'keepWork',
    src: 'saveDraft',
    input: ({ context }) => ({ userId: context.userId, draft: toDraft(context) }),
    onDone: { target: 'ended', actions: { type: 'reportEnd', params: { outcome: { type: 'kept' } } } },
    onError: {
      target: 'ended',
      actions: [
        { type: 'logUploadFailure', params: ({ event }) => ({ during: 'keepWork', error: event.error }) },
        { type: 'reportEnd', params: { outcome: { type: 'lost' } } },
      ],
    },
  },
})

/** Empties the form, and deletes the stored draft and what was published of it so far. A video that was to be replaced stays. */
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
    input: ({ context: { userId, id, contentId, isReplacement } }) => ({ userId, id, contentId: isReplacement ? null : contentId }),
    onDone: { target: 'ended', actions: ['announceDiscarded', { type: 'reportEnd', params: { outcome: { type: 'discarded' } } }] },
    onError: {
      target: 'editing',
      actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error, fallback: pageMessages.deleteContent }) },
    },
  },
})
