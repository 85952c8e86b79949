import { playlistCache } from '../../graphql/cache/playlist.ts'
import { joinCache } from '../../graphql/joinCache.ts'
import { createActor, fromPromise } from 'xstate'
import { navigate } from 'wouter/use-browser-location'
import { mutate } from '../../graphql/execute.ts'
import {
  CreatePlaylistDocument,
  DeletePlaylistDocument,
  MovePlaylistContentDocument,
  RemoveFromPlaylistDocument,
  AddToPlaylistDocument,
  UpdatePlaylistDocument,
} from '../../graphql/generated/graphql.ts'
import { playlistDeletionMachine } from '../../machines/playlistDeletion/playlistDeletionMachine.ts'
import type { PlaylistDeletionFlow } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { playlistFormMachine } from '../../machines/playlistForm/playlistFormMachine.ts'
import type { PlaylistDraft } from '../../machines/playlistForm/types.ts'
import type { PlaylistFormFlow } from '../../machines/playlistForm/usePlaylistForm.ts'
import { playlistOrderMachine } from '../../machines/playlistOrder/playlistOrderMachine.ts'
import type { Move } from '../../machines/playlistOrder/types.ts'
import type { PlaylistOrderFlow } from '../../machines/playlistOrder/usePlaylistOrder.ts'
import { playlistRemovalMachine } from '../../machines/playlistRemoval/playlistRemovalMachine.ts'
import type { Place, RemovedEntry } from '../../machines/playlistRemoval/types.ts'
import type { RemoveFromPlaylist } from '../../machines/playlistRemoval/usePlaylistRemoval.ts'
import { errorCatalogue } from '../../shared/errors.ts'
import { playlistPath, routes } from '../../shared/routes.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

joinCache(playlistCache)

const sayFailure = (id: string, { message }: { message: string }): string => toasts.show({ title: message, tone: 'error', id })

export function playlistFormFlow({ client, actorOptions }: FlowServices): PlaylistFormFlow {
  return {
    machine: playlistFormMachine.provide({
      actors: {
        savePlaylist: fromPromise<string, { playlistId: string | null; form: PlaylistDraft }>(async ({ input: { playlistId, form } }) => {
          if (playlistId === null) return (await mutate(client(), CreatePlaylistDocument, { input: form })).createPlaylist.id
          return (await mutate(client(), UpdatePlaylistDocument, { id: playlistId, input: form })).updatePlaylist.id
        }),
      },
    }),
    onFact: ({ wasNew }) => {
      toasts.show({ title: wasNew ? 'Playlist créée avec succès' : 'Playlist mise à jour avec succès', tone: 'success' })
    },
    actorOptions,
  }
}

export function playlistDeletionFlow({ client, actorOptions }: FlowServices): PlaylistDeletionFlow {
  return {
    machine: playlistDeletionMachine.provide({
      actors: {
        deletePlaylist: fromPromise<void, { playlistId: string }>(async ({ input }) => {
          await mutate(client(), DeletePlaylistDocument, { id: input.playlistId })
        }),
      },
    }),
    onFact: (fact) => {
      if (fact.type === 'deletion.failed') sayFailure('playlist.deletion', fact.failure)
      else if (fact.type === 'deletion.refused') sayFailure('playlist.deletion', errorCatalogue.DEFAULT_PLAYLIST)
      else {
        if (location.pathname.toLowerCase() === playlistPath(fact.playlistId)) navigate(routes.playlist, { replace: true })
        toasts.show({ title: 'Playlist supprimée avec succès', tone: 'success' })
      }
    },
    actorOptions,
  }
}

export function playlistOrderFlow({ client, actorOptions }: FlowServices): PlaylistOrderFlow {
  return {
    machine: playlistOrderMachine.provide({
      actors: {
        moveContent: fromPromise<void, Move & { playlistId: string }>(async ({ input }) => {
          await mutate(client(), MovePlaylistContentDocument, input)
        }),
      },
    }),
    onFact: ({ failure }) => {
      sayFailure('playlist.order', failure)
    },
    actorOptions,
  }
}

/** Each removal is an actor of its own, which outlives the page: its message offers to undo it. */
export function removeFromPlaylist({ client, actorOptions }: FlowServices): RemoveFromPlaylist {
  const machine = playlistRemovalMachine.provide({
    actors: {
      removeContent: fromPromise<Place, RemovedEntry>(async ({ input }) => {
        const { beforeId, addedAt } = (await mutate(client(), RemoveFromPlaylistDocument, input)).removeFromPlaylist
        return { beforeId, addedAt }
      }),
      restoreContent: fromPromise<void, RemovedEntry & { place: Place | null }>(async ({ input }) => {
        await mutate(client(), AddToPlaylistDocument, input)
      }),
    },
  })
  return (entry) => {
    const actor = createActor(machine, { ...actorOptions, input: entry })
    const id = `playlist.removed.${entry.contentId}`
    const undo = {
      label: 'Annuler',
      onPress: () => {
        toasts.close(id)
        actor.send({ type: 'removal.undo' })
      },
    }
    actor.on('content.removed', () => toasts.show({ id, title: 'Vidéo retirée de la playlist', action: undo }))
    actor.on('removal.failed', ({ failure }) => sayFailure('playlist.removal', failure))
    actor.on('undo.failed', ({ failure }) => sayFailure('playlist.removal', failure))
    actor.start()
  }
}
