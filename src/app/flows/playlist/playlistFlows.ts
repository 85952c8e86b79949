import { createActor, fromPromise } from 'xstate'
import { navigate } from 'wouter/use-browser-location'
import { mutate } from '../../../graphql/execute.ts'
import {
  CreatePlaylistDocument,
  DeletePlaylistDocument,
  MovePlaylistContentDocument,
  RemoveFromPlaylistDocument,
  AddToPlaylistDocument,
  UpdatePlaylistDocument,
} from '../../../graphql/generated/graphql.ts'
import type { DeletionFlow } from '../../../machines/common/deletion/useDeletion.ts'
import { playlistFormMachine } from '../../../machines/playlist/playlistForm/playlistFormMachine.ts'
import type { SavePlaylistInput } from '../../../machines/playlist/playlistForm/actors.ts'
import type { PlaylistFormFlow } from '../../../machines/playlist/playlistForm/usePlaylistForm.ts'
import { playlistOrderMachine } from '../../../machines/playlist/playlistOrder/playlistOrderMachine.ts'
import type { Move } from '../../../machines/playlist/playlistOrder/types.ts'
import type { PlaylistOrderFlow } from '../../../machines/playlist/playlistOrder/usePlaylistOrder.ts'
import { playlistRemovalMachine } from '../../../machines/playlist/playlistRemoval/playlistRemovalMachine.ts'
import type { Place, RemovedEntry } from '../../../machines/playlist/playlistRemoval/types.ts'
import type { RemoveFromPlaylist } from '../../../machines/playlist/playlistRemoval/usePlaylistRemoval.ts'
import * as clientMessages from '../../../shared/clientMessages.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { playlistPath, routes } from '../../../shared/routes.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { deletionFlow } from '../common/deletionFlow.ts'
import type { FlowServices } from '../common/services.ts'

const sayFailure = (id: string, { message }: { message: string }): string => toasts.show({ title: message, tone: 'error', id })

export function playlistFormFlow({ client, actorOptions }: FlowServices): PlaylistFormFlow {
  return {
    machine: playlistFormMachine.provide({
      actors: {
        savePlaylist: fromPromise<string, SavePlaylistInput>(async ({ input: { playlistId, idempotencyKey, form } }) => {
          if (playlistId === null)
            return (await mutate(client(), CreatePlaylistDocument, { input: form, idempotencyKey })).createPlaylist.id
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

export const playlistDeletionFlow = (services: FlowServices): DeletionFlow =>
  deletionFlow(services, {
    name: 'playlist',
    message: pageMessages.deletePlaylist,
    done: 'Playlist supprimée avec succès',
    refused: clientMessages.DEFAULT_PLAYLIST,
    remove: (id) => mutate(services.client(), DeletePlaylistDocument, { id }),
    onDeleted: (id) => {
      if (location.pathname.toLowerCase() === playlistPath(id)) navigate(routes.playlist, { replace: true })
    },
  })

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

/** Each removal is its own actor, which outlives the page: its toast offers an undo. */
export function removeFromPlaylist({ client, actorOptions }: FlowServices): RemoveFromPlaylist {
  const machine = playlistRemovalMachine.provide({
    actors: {
      removeContent: fromPromise<Place | null, RemovedEntry>(async ({ input }) => {
        const { beforeId, addedAt } = (await mutate(client(), RemoveFromPlaylistDocument, input)).removeFromPlaylist
        return addedAt === null ? null : { beforeId, addedAt }
      }),
      restoreContent: fromPromise<void, RemovedEntry & { place: Place | null }>(async ({ input }) => {
        await mutate(client(), AddToPlaylistDocument, input)
      }),
    },
  })
  return (entry) => {
    const actor = createActor(machine, { ...actorOptions, input: entry })
    const id = `playlist.removed.${entry.contentId}`
    const undo = (): void => {
      toasts.close(id)
      actor.send({ type: 'removal.undo' })
    }
    actor.on('content.removed', () =>
      toasts.show({ id, title: 'Vidéo retirée de la playlist', action: { label: 'Annuler', onPress: undo } }),
    )
    actor.on('removal.failed', ({ failure }) => sayFailure('playlist.removal', failure))
    // Its place in the list is known to this removal alone.
    actor.on('undo.failed', ({ failure: { message } }) =>
      toasts.show({ id, title: message, tone: 'error', action: { label: 'Réessayer', onPress: undo } }),
    )
    actor.start()
  }
}
