import { fromPromise } from 'xstate'
import { deletionMachine } from '../../machines/deletion/deletionMachine.ts'
import type { DeletionFlow } from '../../machines/deletion/useDeletion.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { FlowServices } from './services.ts'

type DeletionKind = {
  /** names its message: a second one of the same kind takes the first one's place */
  name: string
  /** of a failure, in the catalogue */
  message: string
  /** said once it is gone */
  done: string
  /** said of what nobody may delete */
  refused?: string
  remove: (subjectId: string) => Promise<unknown>
  onDeleted?: (subjectId: string) => void
}

/** A kind of deletion: what became of it is said in a toast. */
export function deletionFlow({ actorOptions }: Pick<FlowServices, 'actorOptions'>, kind: DeletionKind): DeletionFlow {
  const id = `${kind.name}.deletion`
  return {
    machine: deletionMachine.provide({
      actors: {
        remove: fromPromise<void, { subjectId: string }>(async ({ input }) => {
          await kind.remove(input.subjectId)
        }),
      },
    }),
    message: kind.message,
    onFact: (fact) => {
      if (fact.type === 'subject.deleted') {
        kind.onDeleted?.(fact.subject.id)
        toasts.show({ title: kind.done, tone: 'success', id })
      } else
        toasts.show({ title: fact.type === 'deletion.failed' ? fact.failure.message : (kind.refused ?? kind.message), tone: 'error', id })
    },
    actorOptions,
  }
}
