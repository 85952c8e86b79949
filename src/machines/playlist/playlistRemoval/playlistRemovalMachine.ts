import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { playlistRemovalActors } from './actors.ts'
import type { Place, PlaylistRemovalContext, PlaylistRemovalEvent, PlaylistRemovalFact, RemovedEntry } from './types.ts'

const types: {
  context?: PlaylistRemovalContext
  events?: PlaylistRemovalEvent
  emitted?: PlaylistRemovalFact
  input?: RemovedEntry
} = {}

/** Removes one video from a playlist, and restores it at its exact position if the user undoes the removal. */
export const playlistRemovalMachine = setup({
  types,
  actors: playlistRemovalActors,
  actions: {
    storePlace: assign((_, params: { output: Place | null }) => ({ place: params.output })),
    announceRemoval: emit({ type: 'content.removed' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'removal.failed',
      failure: toFailure(params.error, pageMessages.removeFromPlaylist),
    })),
    announceUndoFailure: emit((_, params: { error: unknown }) => ({
      type: 'undo.failed',
      failure: toFailure(params.error, pageMessages.addToPlaylist),
    })),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'playlistRemoval',
  context: ({ input }) => ({ ...input, place: null }),
  initial: 'removing',
  states: {
    removing: {
      after: { answerLimit: { target: 'kept', actions: { type: 'announceFailure', params: noAnswer } } },
      invoke: {
        id: 'removeContent',
        src: 'removeContent',
        input: ({ context: { playlistId, contentId } }) => ({ playlistId, contentId }),
        onDone: { target: 'removed', actions: [{ type: 'storePlace', params: ({ event }) => event }, 'announceRemoval'] },
        onError: { target: 'kept', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
    removed: { on: { 'removal.undo': 'restoring' } },
    restoring: {
      after: { answerLimit: { target: 'removed', actions: { type: 'announceUndoFailure', params: noAnswer } } },
      invoke: {
        id: 'restoreContent',
        src: 'restoreContent',
        input: ({ context: { playlistId, contentId, place } }) => ({ playlistId, contentId, place }),
        onDone: 'kept',
        onError: { target: 'removed', actions: { type: 'announceUndoFailure', params: ({ event }) => event } },
      },
    },
    kept: { type: 'final' },
  },
})
