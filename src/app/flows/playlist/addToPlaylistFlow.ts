import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { AddToPlaylistDocument, CreatePlaylistDocument } from '../../../graphql/generated/graphql.ts'
import { addToPlaylistMachine } from '../../../machines/playlist/addToPlaylist/addToPlaylistMachine.ts'
import type { NewPlaylist } from '../../../machines/playlist/addToPlaylist/types.ts'
import type { AddToPlaylistFlow } from '../../../machines/playlist/addToPlaylist/useAddToPlaylist.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'
import { quoted } from '../../../shared/format/quote.ts'

export function addToPlaylistFlow({ client, isSignedIn, askToLogin, actorOptions }: FlowServices): AddToPlaylistFlow {
  return {
    machine: addToPlaylistMachine.provide({
      actors: {
        createPlaylist: fromPromise<string, NewPlaylist & { idempotencyKey: string }>(
          async ({ input: { idempotencyKey, ...input } }) =>
            (await mutate(client(), CreatePlaylistDocument, { input, idempotencyKey })).createPlaylist.id,
        ),
        addContent: fromPromise<string, { playlistId: string; contentId: string }>(
          async ({ input }) => (await mutate(client(), AddToPlaylistDocument, input)).addToPlaylist.name,
        ),
      },
    }),
    isSignedIn,
    actorOptions,
    onFact: (fact) => {
      if (fact.type === 'login.required') askToLogin()
      else if (fact.type === 'playlist.created') toasts.show({ title: 'Playlist créée avec succès', tone: 'success' })
      else toasts.show({ title: `Vidéo ajoutée à ${quoted(fact.playlistName)}`, tone: 'success' })
    },
  }
}
