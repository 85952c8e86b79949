import type { StoredDraft, UploadOutcome } from '../../../../src/machines/upload/upload/types.ts'
import type { uploadQueueMachine } from '../../../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { clip, draft, interruptedDraft } from '../upload/fixtures.ts'

/** A record of which this browser has nothing but what the server knows. */
export const continued: StoredDraft = {
  draft: { ...interruptedDraft, id: 'draft-9', video: null, thumbnail: null, fingerprint: null, contentId: 'content-9' },
  isVideoMissing: true,
}

/** The same, left by a tab of this browser that is closed. */
export const leftByAnother: StoredDraft = { draft: { ...interruptedDraft, contentId: 'content-9' }, isVideoMissing: false }

const published: UploadOutcome = { type: 'published', contentId: 'content-1', title: 'Mes vacances' }

export const uploadQueueFixtures: Fixtures<typeof uploadQueueMachine> = {
  inputs: [undefined],
  events: {
    'session.started': [
      { type: 'session.started', userId: 'user-ada' },
      { type: 'session.started', userId: 'user-grace' },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'session.endedElsewhere': [{ type: 'session.endedElsewhere' }],
    'draft.keep': [{ type: 'draft.keep' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.recovered': [{ type: 'network.recovered' }],
    'upload.add': [{ type: 'upload.add', videos: [clip] }],
    'upload.continue': [{ type: 'upload.continue', stored: continued }],
    'upload.select': [
      { type: 'upload.select', actorId: 'upload-1' },
      { type: 'upload.select', actorId: 'upload-0' },
    ],
    'upload.move': [
      { type: 'upload.move', actorId: 'upload-1', offset: 1 },
      { type: 'upload.move', actorId: 'upload-0', offset: -1 },
    ],
    'published.dismiss': [{ type: 'published.dismiss', contentId: 'content-1' }],
    'upload.changed': [
      { type: 'upload.changed', actorId: 'upload-1', phase: 'queued', contentId: null },
      { type: 'upload.changed', actorId: 'upload-1', phase: 'editing', contentId: null },
    ],
    'upload.ended': [
      { type: 'upload.ended', actorId: 'upload-1', outcome: published },
      { type: 'upload.ended', actorId: 'upload-1', outcome: { type: 'kept' } },
      { type: 'upload.ended', actorId: 'upload-1', outcome: { type: 'lost' } },
      { type: 'upload.ended', actorId: 'upload-1', outcome: { type: 'left' } },
    ],
  },
  done: {
    loadDrafts: [[{ draft, isVideoMissing: false }], [], [leftByAnother]],
    findDraft: [null, leftByAnother],
  },
  errors: { loadDrafts: [new DOMException('Blocked', 'SecurityError')], findDraft: [new DOMException('Blocked', 'SecurityError')] },
}
