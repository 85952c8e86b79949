import * as pageMessages from '../../../shared/pageMessages.ts'
import { toFailure } from '../../common/failure.ts'
import { maxAttempts } from '../fileTransfer/retry.ts'
import { keptDraft } from './keptDraft.ts'
import { required, stepsOf } from './rules.ts'
import { uploadSetup } from './uploadSetup.ts'

/** Creates the record, then sends the video file, then the thumbnail. A file that the server refuses can be replaced. */
export const publishing = uploadSetup.createStateConfig({
  tags: ['busy', 'publishing'],
  entry: 'startTransfer',
  on: {
    'transfer.changed': { actions: { type: 'storeTransferStatus', params: ({ event }) => event } },
    'transfer.progressed': { actions: { type: 'storeTransferProgress', params: ({ event }) => event } },
    'content.created': { actions: [{ type: 'storeContent', params: ({ event }) => event }, 'storeRecorded'] },
    'file.sent': { actions: { type: 'storeSent', params: ({ event }) => event } },
    'upload.retry': { guard: 'isWaitingToRetry', actions: { type: 'tellTransfer', params: { event: { type: 'transfer.retry' } } } },
    'network.lost': { actions: { type: 'tellTransfer', params: ({ event }) => ({ event }) } },
    'server.lost': { actions: { type: 'tellTransfer', params: ({ event }) => ({ event }) } },
    'network.recovered': { actions: { type: 'tellTransfer', params: ({ event }) => ({ event }) } },
    'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
    'upload.cancel': 'cancelling',
    'draft.keep': { actions: { type: 'keepDraft', params: keptDraft } },
    'session.endedElsewhere': 'keepingWork',
  },
  invoke: {
    id: 'transfer',
    src: 'fileTransfer',
    input: ({ context, self }) => ({
      parentRef: self,
      steps: stepsOf(context),
      targetId: context.contentId,
      isReplacement: false,
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
