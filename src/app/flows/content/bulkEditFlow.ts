import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { DeleteContentsDocument, UpdateContentsDocument } from '../../../graphql/generated/graphql.ts'
import type { ChangeVideosInput } from '../../../machines/content/bulkEdit/actors.ts'
import { bulkEditMachine } from '../../../machines/content/bulkEdit/bulkEditMachine.ts'
import type { Refusal } from '../../../machines/content/bulkEdit/types.ts'
import type { BulkEditFlow } from '../../../machines/content/bulkEdit/useBulkEdit.ts'
import { formatQuantity } from '../../../shared/format/count.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

const copy = ({ id, message }: Refusal): Refusal => ({ id, message })

export function bulkEditFlow({ client, actorOptions }: FlowServices): BulkEditFlow {
  return {
    machine: bulkEditMachine.provide({
      actors: {
        changeVideos: fromPromise<readonly Refusal[], ChangeVideosInput>(async ({ input: { ids, visibility, added, removed } }) => {
          const input = { ...(visibility && { visibility }), addHashtags: [...added], removeHashtags: [...removed] }
          const { updateContents } = await mutate(client(), UpdateContentsDocument, { ids: [...ids], input })
          return updateContents.refusals.map(copy)
        }),
        deleteVideos: fromPromise<readonly Refusal[], { ids: readonly string[] }>(async ({ input }) => {
          const { deleteContents } = await mutate(client(), DeleteContentsDocument, { ids: [...input.ids] })
          return deleteContents.refusals.map(copy)
        }),
      },
    }),
    onFact: (fact) => {
      const id = 'contents.bulk'
      if (fact.type === 'deletion.failed') toasts.show({ title: fact.failure.message, tone: 'error', id })
      else {
        const [one, many] =
          fact.type === 'videos.changed' ? ['vidéo modifiée', 'vidéos modifiées'] : ['vidéo supprimée', 'vidéos supprimées']
        toasts.show({ title: formatQuantity(fact.count, one, many), tone: 'success', id })
      }
    },
    actorOptions,
  }
}
