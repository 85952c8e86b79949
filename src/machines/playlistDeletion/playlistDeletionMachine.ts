import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { toFailure } from '../failure.ts'
import { playlistDeletionActors } from './actors.ts'
import type { PlaylistDeletionContext, PlaylistDeletionEvent, PlaylistDeletionFact, PlaylistDeletionTag } from './types.ts'

const types: {
  context?: PlaylistDeletionContext
  events?: PlaylistDeletionEvent
  emitted?: PlaylistDeletionFact
  tags?: PlaylistDeletionTag
} = {}

/** Deleting a playlist: asked first, refused for the default one. */
export const playlistDeletionMachine = setup({
  types,
  actors: playlistDeletionActors,
  actions: {
    remember: assign((_, { playlistId }: { playlistId: string }) => ({ playlistId })),
    announceRefusal: emit({ type: 'deletion.refused' }),
    announce: emit(({ context }) => ({ type: 'playlist.deleted', playlistId: context.playlistId ?? '' })),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'deletion.failed',
      failure: toFailure(params.error, pageMessages.deletePlaylist),
    })),
  },
  guards: { isDefault: (_, params: { isDefault: boolean }) => params.isDefault },
}).createMachine({
  id: 'playlistDeletion',
  context: { playlistId: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'playlist.delete': [
          { guard: { type: 'isDefault', params: ({ event }) => event }, actions: 'announceRefusal' },
          { target: 'confirming', actions: { type: 'remember', params: ({ event }) => event } },
        ],
      },
    },
    confirming: { tags: 'open', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' } },
    deleting: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'deletePlaylist',
        src: 'deletePlaylist',
        input: ({ context }) => ({ playlistId: context.playlistId ?? '' }),
        onDone: { target: 'idle', actions: 'announce' },
        onError: { target: 'confirming', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
  },
})
